import { Parser } from 'htmlparser2';

export interface PageFacts {
  readonly lang: string | undefined;
  readonly dir: string | undefined;
  readonly titles: readonly string[];
  readonly headings: number;
  /** `content` of the `meta` elements, by `name` or `property`. */
  readonly metas: ReadonlyMap<string, readonly string[]>;
  readonly canonicals: readonly string[];
  readonly alternates: readonly AlternateLink[];
  readonly feeds: readonly string[];
  /** JSON-LD blocks, unparsed. */
  readonly structuredData: readonly string[];
  /** `href` of the links without `nofollow`, unresolved. */
  readonly links: readonly string[];
}

interface AlternateLink {
  readonly hreflang: string | undefined;
  readonly media: string | undefined;
  readonly url: string;
}

/** Extracts from a page's HTML what search engines read. */
export function pageFacts(html: string): PageFacts {
  let [lang, dir]: (string | undefined)[] = [];
  let headings = 0;
  /** Nesting depth of `template` elements, whose content is not part of the page. */
  let templates = 0;
  /** Collects the text of the current element. */
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
      // An inline SVG can have a `title` of its own.
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
