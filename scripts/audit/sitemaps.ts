import type { AddFault } from './fault.ts';
import { headerOf, type SiteClient } from './siteClient.ts';
import { childrenNamed, parseXml, textOf } from './xmlElements.ts';

export interface Listed {
  readonly url: string;
  readonly path: string;
  readonly language: string;
  /** Address by hreflang. */
  readonly alternates: ReadonlyMap<string, string>;
}

export interface Robots {
  /** Whether search engines may index the site. */
  readonly isOpen: boolean;
  /** Path prefixes that crawlers must not fetch. */
  readonly closedPaths: readonly string[];
}

/** Reads `robots.txt`, and sets the client's public origin from its `Sitemap` line. */
export async function readRobots(client: SiteClient, add: AddFault): Promise<Robots & { index: string }> {
  const { status, text } = await client.get('/robots.txt', 'desktop');
  if (status !== 200) add('robots', '/robots.txt', `status ${status}`);
  const [, index = ''] = /^Sitemap: *(\S+)/m.exec(text) ?? [];
  if (URL.canParse(index)) client.publicOrigin = new URL(index).origin;
  else add('robots', '/robots.txt', 'names no sitemap');
  const closed = [...text.matchAll(/^Disallow: *(\S+)/gm)].map(([, path = '']) => path);
  return { index, isOpen: !closed.includes('/'), closedPaths: closed.filter((path) => path !== '/') };
}

/** Every page of every sitemap in the index. */
export async function readSitemaps(client: SiteClient, index: string, add: AddFault): Promise<Listed[]> {
  const maps = await readEntries(client, index, 'sitemap', add);
  const lists = await Promise.all(maps.map(({ url }) => readEntries(client, url, 'url', add)));
  const listed = lists.flat().map(({ url, element }): Listed => {
    const links = childrenNamed(element, 'link').map(
      ({ attributes }) => [attributes.hreflang ?? '', attributes.href ?? ''] as const,
    );
    const language = links.find(([hreflang, href]) => href === url && hreflang !== 'x-default')?.[0] ?? '';
    if (language === '') add('sitemap', url, 'is missing from its own hreflang links');
    return { url, path: client.pathOf(url) ?? url, language, alternates: new Map(links) };
  });
  const seen = new Set<string>();
  for (const { url } of listed) {
    if (seen.has(url)) add('sitemap', url, 'is listed twice');
    seen.add(url);
  }
  if (listed.length === 0) add('sitemap', index, 'lists no page');
  return listed;
}

async function readEntries(client: SiteClient, url: string, name: string, add: AddFault) {
  const path = client.pathOf(url);
  if (path === undefined) {
    add('sitemap', url, 'is on another site');
    return [];
  }
  const answer = await client.get(path, 'mobile');
  const { status, text } = answer;
  const type = headerOf(answer, 'content-type');
  if (status !== 200 || !type.includes('xml')) add('sitemap', url, `status ${status}, type ${type}`);
  try {
    return childrenNamed(parseXml(text), name).map((element) => {
      const [entry, lastmod] = [textOf(element, 'loc'), textOf(element, 'lastmod')];
      if (lastmod !== '' && !(Date.parse(lastmod) <= Date.now()))
        add('sitemap', entry, `lastmod ${lastmod} is not a date in the past`);
      return { url: entry, element };
    });
  } catch (error) {
    add('sitemap', url, `is not well-formed: ${String(error)}`);
    return [];
  }
}
