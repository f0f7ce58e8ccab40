import { describe, expect, it } from 'vitest';
import { renderToString } from 'react-dom/server';
import { createSites } from '../locale/sites.ts';
import { loadLocales } from '../locale/i18n.ts';
import { pino } from 'pino';
import { resolve } from 'node:path';
import { documentElement, renderFrame } from './frames.tsx';
import type { FrameInput } from './frames.tsx';
import { renderPage, renderPageFrame } from './renderPage.ts';
import { cutAtSlots } from './frameTemplate.ts';
import { serializeJsonLd } from './jsonLd.ts';

const locales = await loadLocales(resolve(import.meta.dirname, '../../locales'), pino({ level: 'silent' }));
const siteOf = createSites(locales, {
  asset: (name) => `/assets/${name}`,
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
  links: <link rel="canonical" href="https://www.arcvane.example/" />,
  languages: <li>日本語</li>,
  consentPath: <input type="hidden" name="path" value="/legal" />,
  main: (
    <>
      <h1>العربية</h1>
      <p>{'</slot-main><slot-code>'}</p>
    </>
  ),
  code: <img src="/qr.svg" alt="" loading="lazy" />,
};

describe.each(['desktop', 'mobile'] as const)('a page in its %s frame', (layout) => {
  const site = siteOf('en', layout);
  const frame = renderPageFrame(renderFrame(input, site), content, site);

  it('is, but for the order of its head, what one rendering of the whole document gives', () => {
    const composed = renderPage(frame, content, site).body.toString();
    const whole = `<!doctype html>${renderToString(documentElement(input, content, site))}`;
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
    const before = first.body.toString();
    renderPage(frame, { ...content, main: 'x'.repeat(before.length) }, site);
    expect(first.body.toString()).toBe(before);
  });

  it('may be larger than the memory kept for encoding', () => {
    const long = 'ü'.repeat(300_000);
    expect(renderPage(frame, { ...content, main: long }, site).body.includes(long)).toBe(true);
  });
});

it('an unknown slot in a frame is an error, not a hole in the page', () => {
  expect(() => cutAtSlots(Buffer.from('<p><slot-nothing></slot-nothing></p>'))).toThrow('slot-nothing');
});

it('structured data cannot end its script element', () => {
  const json = serializeJsonLd({ '@context': 'https://schema.org', '@type': 'Thing', name: '</script><!--' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toMatchObject({ name: '</script><!--' });
});
