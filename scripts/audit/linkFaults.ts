import type { AddFault } from './fault.ts';
import { pageFacts } from './pageFacts.ts';
import type { VisitedPage } from './pageFaults.ts';
import { forEachOf, headerOf, type Frame, type SiteClient } from './siteClient.ts';

interface Found {
  readonly path: string;
  readonly frame: Frame;
  readonly from: string;
}

/** Stops the audit on a site that generates links endlessly. */
const MAX_LINKS = 20_000;

/**
 * Follows every internal link that crawlers may follow, in both frames. Each must answer 200 without a redirect, and
 * every indexable page that is its own canonical URL must be in a sitemap.
 *
 * @returns number of addresses requested
 */
export async function linkFaults(
  pages: readonly VisitedPage[],
  client: SiteClient,
  closedPaths: readonly string[],
  add: AddFault,
): Promise<number> {
  const listed = new Set(pages.map(({ listed: { url } }) => url));
  const known = new Set(pages.map(({ frame, url }) => `${frame} ${client.pathOf(url)}`));
  const found: Found[] = [];
  const collect = (links: readonly string[], from: string, frame: Frame) => {
    for (const link of links) {
      const path = client.pathOf(link, from);
      if (path === undefined || closedPaths.some((closed) => path.startsWith(closed))) continue;
      const key = `${frame} ${path}`;
      if (known.has(key) || found.length >= MAX_LINKS) continue;
      known.add(key);
      found.push({ path, frame, from });
    }
  };
  for (const { facts, frame, url } of pages) collect(facts.links, url, frame);

  await forEachOf(found, async ({ path, frame, from }) => {
    const answer = await client.get(path, frame);
    const { status, text } = answer;
    if (status !== 200)
      add('links', from, `links to ${path}: ${status} ${headerOf(answer, 'location')}`.trim());
    if (status !== 200 || !headerOf(answer, 'content-type').startsWith('text/html')) return;
    const facts = pageFacts(text);
    const url = client.publicOrigin + path;
    const isHidden = [headerOf(answer, 'x-robots-tag'), ...(facts.metas.get('robots') ?? [])].some((value) =>
      value.includes('noindex'),
    );
    if (frame === 'desktop' && !isHidden && facts.canonicals.includes(url) && !listed.has(url))
      add('sitemap', url, 'is indexable but in no sitemap');
    collect(facts.links, url, frame);
  });
  return found.length;
}
