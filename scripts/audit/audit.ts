import type { Fault } from './fault.ts';
import { feedFaults } from './feedFaults.ts';
import { linkFaults } from './linkFaults.ts';
import { pageFacts } from './pageFacts.ts';
import { pageFaults, type VisitedPage } from './pageFaults.ts';
import { forEachOf, headerOf, SiteClient, type Answer, type Frame } from './siteClient.ts';
import { siteFaults } from './siteFaults.ts';
import { readRobots, readSitemaps, type Listed } from './sitemaps.ts';

export interface AuditResult {
  readonly publicOrigin: string;
  /** Whether search engines may index the site. */
  readonly isOpen: boolean;
  readonly languages: readonly string[];
  /** Every page that was fetched, with its language and frame. */
  readonly pages: readonly { readonly language: string; readonly frame: Frame }[];
  readonly links: number;
  readonly feeds: number;
  readonly faults: readonly Fault[];
}

/**
 * Crawls a running site as search engines do: `robots.txt`, the sitemaps, every page in both frames, and each page's
 * alternates, feed and links.
 *
 * @param base origin to send requests to; may differ from the site's public origin
 * @param client sends the requests
 * @throws {Error} if the site does not answer
 */
export async function audit(base: string, client = new SiteClient(base)): Promise<AuditResult> {
  const faults: Fault[] = [];
  const add = (rule: string, where: string, says: string) => void faults.push({ rule, where, says });
  const { index, isOpen, closedPaths } = await readRobots(client, add);
  const listed = await readSitemaps(client, index, add);
  const pages: VisitedPage[] = [];

  const read = (page: Listed, frame: Frame, url: string, answer: Answer) => {
    const robots = headerOf(answer, 'x-robots-tag');
    const visited = { listed: page, frame, url, facts: pageFacts(answer.text), robots };
    pages.push(visited);
    for (const { rule, says } of pageFaults(visited, isOpen)) add(rule, `${url} (${frame})`, says);
    return visited;
  };
  await forEachOf(listed, async (page) => {
    const answer = await client.get(page.path, 'desktop');
    if (answer.status !== 200)
      return add('status', page.url, `${answer.status} ${headerOf(answer, 'location')}`.trim());
    const { facts } = read(page, 'desktop', page.url, answer);
    const mobile = facts.alternates.find(({ media }) => media !== undefined)?.url ?? '';
    const path = client.pathOf(mobile);
    if (path === undefined) return;
    const hop = await client.get(page.path, 'mobile');
    const location = headerOf(hop, 'location');
    if (hop.status !== 302 || client.pathOf(location) !== path)
      add('hops', page.url, `a phone gets ${hop.status} ${location}, not 302 ${path}`);
    const there = await client.get(path, 'mobile');
    if (there.status !== 200)
      return add('status', mobile, `a phone gets ${there.status} ${headerOf(there, 'location')}`.trim());
    read(page, 'mobile', mobile, there);
  });

  siteFaults(pages, client, add);
  const feeds = new Set(pages.flatMap(({ facts }) => facts.feeds));
  const languages = [...new Set(listed.map(({ language }) => language))];
  if (feeds.size !== languages.length)
    add('feed', '/', `${feeds.size} feeds for ${languages.length} languages`);
  const urls = new Set(listed.map(({ url }) => url));
  for (const url of feeds) await feedFaults(client, url, urls, add);
  const pictures = [...new Set(pages.flatMap(({ facts }) => facts.metas.get('og:image') ?? []))];
  await forEachOf(pictures, async (url) => {
    const path = client.pathOf(url);
    const answer = path === undefined ? undefined : await client.get(path, 'desktop');
    const type = answer && headerOf(answer, 'content-type');
    if (answer && (answer.status !== 200 || !type?.startsWith('image/')))
      add('sharing', url, `the picture gives ${answer.status} ${type}`);
  });
  const links = await linkFaults(pages, client, closedPaths, add);
  return {
    publicOrigin: client.publicOrigin,
    isOpen,
    languages,
    pages: pages.map(({ listed: { language }, frame }) => ({ language, frame })),
    links,
    feeds: feeds.size,
    faults,
  };
}
