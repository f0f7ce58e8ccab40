import { Parser } from 'htmlparser2';

export interface PageFacts {
  readonly lang: string | undefined;
  readonly dir: string | undefined;
  readonly titles: readonly string[];
  readonly headings: number;
  /** Content of each `meta`, by its name or property. */
  readonly metas: ReadonlyMap<string, readonly string[]>;
  readonly canonicals: readonly string[];
  readonly alternates: readonly AlternateLink[];
  readonly feeds: readonly string[];
  /** JSON-LD blocks as they stand there. */
  readonly structuredData: readonly string[];
  /** Addresses of the links that crawlers are to follow, as they stand there. */
  readonly links: readonly string[];
}

export interface AlternateLink {
  readonly hreflang: string | undefined;
  readonly media: string | undefined;
  readonly url: string;
}

/** What a search engine takes from a page's HTML. */
export function pageFacts(html: string): PageFacts {
  let [lang, dir]: (string | undefined)[] = [];
  let headings = 0;
  /** Templates that are open: what is in them is no part of the page. */
  let templates = 0;
  /** Where the text of the element that is open goes. */
  let text: string[] | undefined;
  const titles: string[] = [];
  const structuredData: string[] = [];
  const metas = new Map<string, string[]>();
  const canonicals: string[] = [];
  const alternates: AlternateLink[] = [];
  const feeds: string[] = [];
  const links: string[] = [];

  const openTag: Readonly<Record<string, (attributes: Readonly<Record<string, string>>) => void>> = {
    html: (attributes) => ({ lang, dir } = attributes),
    h1: () => (headings += 1),
    title: () => (text = titles),
    script: ({ type }) => (text = type === 'application/ld+json' ? structuredData : undefined),
    meta: ({ name, property, content = '' }) => {
      const key = name ?? property;
      if (key) metas.set(key, [...(metas.get(key) ?? []), content]);
    },
    a: ({ href, rel = '' }) => void (href && !rel.includes('nofollow') && links.push(href)),
    link: ({ rel, href = '', hreflang, media, type }) => {
      if (rel === 'canonical') canonicals.push(href);
      if (rel === 'alternate' && type === 'application/atom+xml') feeds.push(href);
      else if (rel === 'alternate') alternates.push({ hreflang, media, url: href });
    },
  };
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === 'template') templates += 1;
      if (templates > 0) return;
      // A drawing can have a title of its own.
      if (name === 'title' && titles.length > 0) return;
      openTag[name]?.(attributes);
      if (text) text.push('');
    },
    ontext: (part) => {
      if (text) text.push((text.pop() ?? '') + part);
    },
    onclosetag: (name) => {
      if (name === 'template') templates -= 1;
      text = undefined;
    },
  });
  parser.end(html);
  return { lang, dir, titles, headings, metas, canonicals, alternates, feeds, structuredData, links };
}
