import { useId, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { locales } from '../../test/kit/words.ts';
import { Cached, type Dependency } from '../../views/Cached.tsx';
import { RenderContextProvider } from '../../views/renderContext.tsx';
import { serializeJsonLd } from '../structuredData/jsonLd.ts';
import { createRenderer, type RenderedPage } from './createRenderer.tsx';
import { createRenderContexts } from './renderContext.ts';

const contextOf = createRenderContexts(locales, {
  asset: (name) => `/assets/${name}`,
  icon: () => '<path/>',
  picture: () => undefined,
  document: () => undefined,
});
const context = contextOf('de', 'desktop');
const textOf = ({ pieces }: RenderedPage) => Buffer.concat(pieces).toString();

function Part({ words }: { readonly words: string }) {
  return <p id={useId()}>{words}</p>;
}

/** A page with a cached fragment between two uncached parts. */
function pageWith(fragment: ReactNode) {
  return (
    <html>
      <head>
        <title>Überschrift &amp; “more”</title>
      </head>
      <body>
        <h1>العربية</h1>
        {fragment}
        <p>{'</cached-fragment>'}日本語</p>
      </body>
    </html>
  );
}

function fragment(content: ReactNode, on: readonly Dependency[] = [], name = 'data') {
  return (
    <Cached name={name} on={on}>
      {() => content}
    </Cached>
  );
}

describe('a rendered document', () => {
  const nested = fragment(<div>outer{fragment(<b>Größe</b>, [1], 'inner')}</div>, [1], 'outer');
  const page = pageWith(
    <>
      {nested}
      {fragment('x', [], 'other')}
    </>,
  );

  it('equals the document rendered without fragments, including nested ones', () => {
    const render = createRenderer();
    const whole = `<!doctype html>${renderToString(<RenderContextProvider value={context}>{page}</RenderContextProvider>)}`;
    expect(textOf(render(page, context))).toBe(whole);
    expect(textOf(render(page, context))).toBe(whole);
  });

  it('can be larger than the encoding buffer', () => {
    const long = 'ü'.repeat(300_000);
    expect(textOf(createRenderer()(pageWith(long), context))).toContain(long);
  });

  it('keeps its bytes while other documents are rendered', () => {
    const render = createRenderer();
    const first = render(page, context);
    const before = textOf(first);
    render(pageWith('x'.repeat(before.length)), context);
    expect(textOf(first)).toBe(before);
  });

  it('has a digest that depends on its own HTML and on all fragments', () => {
    const render = createRenderer();
    const digests = [
      pageWith(fragment('a', [1])),
      pageWith(fragment('b', [2])),
      pageWith('c'),
      pageWith(fragment(<div>{fragment('a', [1], 'inner')}</div>, [3])),
      pageWith(fragment(<div>{fragment('b', [2], 'inner')}</div>, [4])),
    ].map((each) => render(each, context).digest);
    expect(new Set(digests).size).toBe(digests.length);
    expect(render(pageWith(fragment('a', [1])), context).digest).toBe(digests[0]);
  });

  it('throws an error for a placeholder without a fragment', () => {
    const forged = <div dangerouslySetInnerHTML={{ __html: '<cached-fragment></cached-fragment>' }} />;
    expect(() => createRenderer()(pageWith(forged), context)).toThrow('placeholders');
  });
});

describe('a cached fragment', () => {
  it('is rendered once per language, layout and dependency', () => {
    const render = createRenderer();
    const rendered: string[] = [];
    const show = (on: readonly Dependency[], inSite = context) =>
      render(
        pageWith(
          <Cached name="data" on={on}>
            {() => {
              rendered.push(`${inSite.language.code} ${inSite.layout}`);
              return <p>cached</p>;
            }}
          </Cached>,
        ),
        inSite,
      );
    const table = {};
    for (const on of [[table], [table], [{}], ['1'], [1], [1, undefined], [1]]) show(on);
    expect(rendered).toHaveLength(5);
    show([table], contextOf('fr', 'desktop'));
    show([table], contextOf('de', 'mobile'));
    show([table], contextOf('de', 'mobile'));
    expect(rendered.slice(5)).toEqual(['fr desktop', 'de mobile']);
  });

  it('has ids that are unique in the page', () => {
    const text = textOf(
      createRenderer()(
        pageWith(
          <>
            <Part words="before" />
            {fragment(<Part words="first" />, [], 'first')}
            {fragment(<Part words="second" />, [], 'second')}
            <Part words="after" />
          </>,
        ),
        context,
      ),
    );
    const ids = [...text.matchAll(/<p id="([^"]+)">(before|first|second|after)<\/p>/g)];
    expect(ids.map(([, , words]) => words)).toEqual(['before', 'first', 'second', 'after']);
    expect(new Set(ids.map(([, id]) => id)).size).toBe(4);
  });

  it('throws its rendering error from the page', () => {
    const Broken = () => {
      throw new Error('no figures');
    };
    expect(() => createRenderer()(pageWith(fragment(<Broken />)), context)).toThrow('no figures');
  });

  it('throws an error with its name if verification finds an undeclared dependency', () => {
    const render = createRenderer({ verify: true });
    const show = (visitor: string) => render(pageWith(fragment(<b>{visitor}</b>, [1], 'greeting')), context);
    show('Ada');
    expect(textOf(show('Ada'))).toContain('Ada');
    expect(() => show('Bob')).toThrow('<Cached name="greeting">');
  });
});

it('escapes structured data so that it cannot end its script element', () => {
  const json = serializeJsonLd({ '@context': 'https://schema.org', '@type': 'Thing', name: '</script><!--' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toMatchObject({ name: '</script><!--' });
});
