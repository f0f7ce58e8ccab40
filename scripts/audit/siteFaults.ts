import type { AddFault } from './fault.ts';
import type { VisitedPage } from './pageFaults.ts';
import type { SiteClient } from './siteClient.ts';

/** Checks pages against each other: alternates must link back; titles and descriptions must be unique. */
export function siteFaults(pages: readonly VisitedPage[], client: SiteClient, add: AddFault): void {
  const at = new Map(pages.map((page) => [`${page.frame} ${page.url}`, page]));
  for (const page of pages) {
    for (const { hreflang, media, url } of page.facts.alternates) {
      if (client.pathOf(url) === undefined) continue; // The Chinese site is separate.
      const frame = media === undefined ? page.frame : 'mobile';
      const other = at.get(`${frame} ${url}`);
      const name = hreflang ?? media ?? '';
      if (!other) add('alternates', page.url, `${name} is ${url}, which is in no sitemap`);
      else if (hreflang !== undefined && hreflang !== 'x-default' && other.facts.lang !== hreflang)
        add('alternates', page.url, `${name} is ${url}, whose language is ${other.facts.lang}`);
      else if (!namesBack(other, page, media !== undefined))
        add('alternates', page.url, `${name} is ${url}, which does not link back`);
    }
  }
  for (const frame of ['desktop', 'mobile'] as const) {
    const own = pages.filter((page) => page.frame === frame);
    findRepeated(own, ({ facts }) => facts.titles[0], 'title', add);
    findRepeated(own, ({ facts }) => facts.metas.get('description')?.[0], 'description', add);
  }
}

function namesBack(other: VisitedPage, page: VisitedPage, isOtherFrame: boolean): boolean {
  if (isOtherFrame) return other.facts.canonicals.includes(page.url);
  return other.facts.alternates.some(
    ({ hreflang, url }) => hreflang === page.listed.language && url === page.url,
  );
}

function findRepeated(
  pages: readonly VisitedPage[],
  textOf: (page: VisitedPage) => string | undefined,
  rule: string,
  add: AddFault,
): void {
  const first = new Map<string, string>();
  for (const page of pages) {
    const key = `${page.listed.language} ${textOf(page)}`;
    const before = first.get(key);
    if (before) add(rule, page.url, `is the same as on ${before}: ${textOf(page)}`);
    else first.set(key, page.url);
  }
}
