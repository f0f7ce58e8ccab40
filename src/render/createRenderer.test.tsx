import { useId, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { contextOf } from '../../test/kit/words.ts';
import { Cached } from '../../views/Cached.tsx';
import { RenderContextProvider, useRenderContext } from '../../views/renderContext.tsx';
import { serializeJsonLd } from '../structuredData/jsonLd.ts';
import { createRenderer, type RenderedPage } from './createRenderer.tsx';

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

const show = {
  first: () => <Part words="first" />,
  second: () => <Part words="second" />,
  text: ({ text }: { readonly text: string }) => <b>{text}</b>,
  nested: ({ text }: { readonly text: string }) => (
    <div>
      outer
      <Cached view={show.text} props={{ text }} />
    </div>
  ),
};

const fragment = (text: string) => <Cached view={show.text} props={{ text }} />;
const nested = (text: string) => <Cached view={show.nested} props={{ text }} />;

describe('a rendered document', () => {
  const page = pageWith(
    <>
      {nested('Größe')}
      {fragment('x')}
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
      pageWith(fragment('a')),
      pageWith(fragment('b')),
      pageWith('c'),
      pageWith(nested('a')),
      pageWith(nested('b')),
    ].map((each) => render(each, context).digest);
    expect(new Set(digests).size).toBe(digests.length);
    expect(render(pageWith(fragment('a')), context).digest).toBe(digests[0]);
  });

  it('throws an error for a placeholder without a fragment', () => {
    const forged = <div dangerouslySetInnerHTML={{ __html: '<cached-fragment></cached-fragment>' }} />;
    expect(() => createRenderer()(pageWith(forged), context)).toThrow('placeholders');
  });
});

describe('a cached fragment', () => {
  it('is rendered once per language, layout and properties, also if these are equal and not the same', () => {
    const render = createRenderer();
    const rendered: string[] = [];
    const Data = (props: { readonly of: unknown; readonly at?: unknown }) => {
      const { language, layout } = useRenderContext();
      rendered.push(`${language.code} ${layout}`);
      return <p>{JSON.stringify(props)}</p>;
    };
    const page = (props: { readonly of: unknown; readonly at?: unknown }, inSite = context) =>
      render(pageWith(<Cached view={Data} props={props} />), inSite);
    const table = { rows: ['a', 'b'] };
    for (const of of [table, table, { rows: ['a', 'b'] }, { rows: ['a', 'b,'] }, ['1'], [1], '1', 1, [table]])
      page({ of });
    page({ of: 1, at: undefined });
    page({ of: 1 });
    expect(rendered).toHaveLength(8);
    page({ of: table }, contextOf('fr', 'desktop'));
    page({ of: table }, contextOf('de', 'mobile'));
    page({ of: table }, contextOf('de', 'mobile'));
    expect(rendered.slice(8)).toEqual(['fr desktop', 'de mobile']);
  });

  it('takes no functions, which are never equal', () => {
    const Lazy = ({ text }: { readonly text: () => string }) => <p>{text()}</p>;
    // @ts-expect-error A property is a function.
    const lazy = <Cached view={Lazy} props={{ text: () => 'x' }} />;
    expect(lazy).toBeDefined();
  });

  it('throws an error with its name if verification finds a view that is made at each use', () => {
    const render = createRenderer({ verify: true });
    const greet = (visitor: string) => {
      const Greeting = () => <b>{visitor}</b>;
      return textOf(render(pageWith(<Cached view={Greeting} props={{}} />), context));
    };
    expect(greet('Ada')).toContain('Ada');
    expect(() => greet('Ada')).toThrow('cached view Greeting is made at each use');
  });

  it('has ids that are unique in the page', () => {
    const text = textOf(
      createRenderer()(
        pageWith(
          <>
            <Part words="before" />
            <Cached view={show.first} props={{}} />
            <Cached view={show.second} props={{}} />
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
    expect(() => createRenderer()(pageWith(<Cached view={Broken} props={{}} />), context)).toThrow(
      'no figures',
    );
  });

  it('throws an error with its name if verification finds another dependency', () => {
    let visitor = 'Ada';
    const Greeting = () => <b>{visitor}</b>;
    const render = createRenderer({ verify: true });
    const greet = () => textOf(render(pageWith(<Cached view={Greeting} props={{}} />), context));
    expect(greet()).toBe(greet());
    visitor = 'Bob';
    expect(greet).toThrow('cached view Greeting depends on more');
  });
});

it('escapes structured data so that it cannot end its script element', () => {
  const json = serializeJsonLd({ '@context': 'https://schema.org', '@type': 'Thing', name: '</script><!--' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toMatchObject({ name: '</script><!--' });
});
