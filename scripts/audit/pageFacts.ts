import { DomUtils, parseDocument } from 'htmlparser2';

export type PageFacts = ReturnType<typeof pageFacts>;

/** Extracts from a page's HTML what search engines read. */
export function pageFacts(html: string) {
  const page = parseDocument(html);
  const named = (name: string) => DomUtils.getElementsByTagName(name, page.children);
  // The content of templates is not part of the page.
  for (const template of named('template')) DomUtils.removeElement(template);
  const byTag = Map.groupBy(named('*'), ({ name }) => name);
  const elements = (name: string) => byTag.get(name) ?? [];
  const attributes = (name: string) => elements(name).map(({ attribs }) => attribs);
  const textOf = (element: ReturnType<typeof elements>[number]) => DomUtils.textContent(element);
  const [root] = attributes('html');
  const byName = Map.groupBy(attributes('meta'), ({ name, property }) => name ?? property ?? '');
  const linksOf = (wanted: string) =>
    attributes('link').flatMap(({ rel, type, href = '', hreflang, media }) =>
      rel === wanted ? [{ type, hreflang, media, url: href }] : [],
    );
  const alternates = linksOf('alternate');
  return {
    lang: root?.lang,
    dir: root?.dir,
    // An inline SVG can have a `title` of its own.
    titles: elements('head').flatMap(({ children }) =>
      DomUtils.getElementsByTagName('title', children).map(textOf),
    ),
    headings: elements('h1').length,
    /** `content` of the `meta` elements, by `name` or `property`. */
    metas: new Map([...byName].map(([key, metas]) => [key, metas.map(({ content = '' }) => content)])),
    canonicals: linksOf('canonical').map(({ url }) => url),
    alternates: alternates.filter(({ type }) => type === undefined),
    feeds: alternates.flatMap(({ type, url }) => (type === 'application/atom+xml' ? [url] : [])),
    /** JSON-LD blocks, unparsed. */
    structuredData: elements('script')
      .filter(({ attribs }) => attribs.type === 'application/ld+json')
      .map(textOf),
    /** `href` of the links without `nofollow`, unresolved. */
    links: attributes('a').flatMap(({ href, rel = '' }) => (href && !rel.includes('nofollow') ? [href] : [])),
  };
}
