import { useId } from 'react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { renderToString } from 'react-dom/server';
import { createSites } from '../locale/sites.ts';
import { loadLocales } from '../locale/i18n.ts';
import { pino } from 'pino';
import { resolve } from 'node:path';
import { documentElement, renderFrame } from './frames.tsx';
import type { FrameInput } from './frames.tsx';
import { renderPage, renderPageFrame } from './renderPage.ts';
import type { RenderedPage } from './renderPage.ts';
import { Kept } from '../../views/Kept.tsx';
import { StructuredData } from '../../views/StructuredData.tsx';
import { cutFrame } from './frameTemplate.ts';
import { serializeJsonLd } from './jsonLd.ts';

const locales = await loadLocales(resolve(import.meta.dirname, '../../locales'), pino({ level: 'silent' }));
const siteOf = createSites(locales, {
  asset: (name) => `/assets/${name}`,
  icon: () => '<path/>',
  picture: () => undefined,
  document: () => undefined,
});

const input: FrameInput = {
  name: 'Arcvane',
  build: 'test',
  modules: ['/assets/shared.js'],
  menu: [],
  section: '/news',
  languageName: 'English',
  asksConsent: true,
  analytics: { kind: 'tag', url: 'https://tag.example/tag.js' },
  footer: {
    solutions: [],
    legal: [{ path: '/legal', title: 'Legal' }],
    contact: { address: 'Berlin', mail: 'a@arcvane.example', phone: '+49 30 23125 100' },
    icons: [],
    recordFilings: [],
    legalName: 'Arcvane Energy GmbH',
    year: 2026,
  },
};

const content = {
  head: <title>Überschrift &amp; “more”</title>,
  structuredData: ['{"name":"日本"}', '{}'],
  links: <link rel="canonical" href="https://www.arcvane.example/" />,
  languages: <li>日本語</li>,
  consentPath: <input type="hidden" name="path" value="/legal" />,
  main: (
    <>
      <h1>العربية</h1>
      <Kept name="first" by={[1]}>
        <p>Größe</p>
      </Kept>
      <p>{'</slot-main><slot-code>'}</p>
      <Kept name="last" by={[2]}>
        <p>幅</p>
      </Kept>
    </>
  ),
  code: <img src="/qr.svg" alt="" loading="lazy" />,
};

const textOf = ({ pieces }: RenderedPage) => Buffer.concat(pieces).toString();

describe.each(['desktop', 'mobile'] as const)('a page in its %s frame', (layout) => {
  const site = siteOf('en', layout);
  const frame = renderPageFrame(renderFrame(input, site), content, site);

  it('is, but for the order of its head, what one rendering of the whole document gives', () => {
    const composed = textOf(renderPage(frame, content, site));
    const structuredData = content.structuredData.map((json) => <StructuredData key={json} json={json} />);
    const whole = `<!doctype html>${renderToString(documentElement(input, { ...content, structuredData }, site))}`;
    const body = (html: string) => html.slice(html.indexOf('<body>'));
    const head = (html: string) =>
      (html.slice(0, html.indexOf('<body>')).match(/<[^>]+>[^<]*/g) ?? []).toSorted();
    expect(body(composed)).toBe(body(whole));
    expect(head(composed)).toEqual(head(whole));
  });

  it('has a digest that changes with the frame and with what fills it', () => {
    const digest = (frameOf: typeof frame, main: string) =>
      renderPage(frameOf, { ...content, main }, site).digest;
    const otherFrame = renderPageFrame(renderFrame({ ...input, name: 'Other' }, site), content, site);
    const otherCode = renderPageFrame(renderFrame(input, site), { ...content, code: null }, site);
    expect(
      new Set([digest(frame, 'a'), digest(frame, 'b'), digest(otherFrame, 'a'), digest(otherCode, 'a')]).size,
    ).toBe(4);
    expect(digest(frame, 'a')).toBe(digest(frame, 'a'));
  });

  it('does not change when another page is rendered', () => {
    const first = renderPage(frame, content, site);
    const before = textOf(first);
    renderPage(frame, { ...content, main: 'x'.repeat(before.length) }, site);
    expect(textOf(first)).toBe(before);
  });

  it('may be larger than the memory kept for encoding', () => {
    const long = 'ü'.repeat(300_000);
    expect(textOf(renderPage(frame, { ...content, main: long }, site))).toContain(long);
  });
});

describe('a part that is kept', () => {
  const site = siteOf('de', 'desktop');
  const frame = renderPageFrame(renderFrame(input, site), content, site);
  let times = 0;
  function Part({ words }: { readonly words: string }) {
    times += 1;
    return <p id={useId()}>{words}</p>;
  }
  const pageWith = (part: ReactNode, by: object) => (
    <>
      <Part words="before" />
      <Kept name="data" by={by}>
        {part}
      </Kept>
      <Part words="after" />
    </>
  );
  const render = (main: ReactNode, inSite = site) => renderPage(frame, { ...content, main }, inSite);

  it('is rendered once for each site, while the rest of the page is rendered each time', () => {
    const by = {};
    const main = pageWith(<Part words="kept" />, by);
    times = 0;
    const [first, second] = [render(main), render(main)];
    expect(times).toBe(5);
    expect(textOf(second)).toBe(textOf(first));
    render(main, siteOf('fr', 'desktop'));
    expect(times).toBe(8);
  });

  it('has its place and ids of its own', () => {
    const text = textOf(render(pageWith(<Part words="kept" />, {})));
    const ids = [...text.matchAll(/<p id="([^"]+)">(before|kept|after)<\/p>/g)];
    expect(ids.map(([, , words]) => words)).toEqual(['before', 'kept', 'after']);
    expect(new Set(ids.map(([, id]) => id)).size).toBe(3);
    expect(text).not.toContain('<slot-');
  });

  it('shows in the digest', () => {
    const digests = ['one', 'other'].map((words) => render(pageWith(<Part words={words} />, {})).digest);
    expect(new Set(digests).size).toBe(2);
  });

  it('that cannot be rendered fails its page, as any view would', () => {
    const Broken = () => {
      throw new Error('no figures');
    };
    expect(() => render(pageWith(<Broken />, {}))).toThrow('no figures');
  });
});

it('an unknown slot in a frame is an error, not a hole in the page', () => {
  expect(() => cutFrame('<p><slot-nothing></slot-nothing></p>')).toThrow('slot-nothing');
});

it('structured data cannot end its script element', () => {
  const json = serializeJsonLd({ '@context': 'https://schema.org', '@type': 'Thing', name: '</script><!--' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toMatchObject({ name: '</script><!--' });
});
