import type { AddFault } from './fault.ts';
import { headerOf, type SiteClient } from './siteClient.ts';
import { childrenNamed, parseXml, textOf, type XmlElement } from './xmlElements.ts';

/** Checks an Atom feed (RFC 4287): well-formed, with a self link and dates, each entry linking to a page in a sitemap. */
export async function feedFaults(
  client: SiteClient,
  url: string,
  listed: ReadonlySet<string>,
  add: AddFault,
): Promise<void> {
  const path = client.pathOf(url);
  if (path === undefined) return add('feed', url, 'is on another site');
  // A feed has no mobile variant: phones must not be redirected.
  const answer = await client.get(path, 'mobile');
  const { status, text } = answer;
  const type = headerOf(answer, 'content-type');
  if (status !== 200 || !type.startsWith('application/atom+xml'))
    return add('feed', url, `status ${status}, type ${type}`);
  let feed: XmlElement;
  try {
    feed = parseXml(text);
  } catch (error) {
    return add('feed', url, `is not well-formed: ${String(error)}`);
  }
  const linkOf = (element: XmlElement, rel: string) =>
    childrenNamed(element, 'link').find(({ attributes }) => (attributes.rel ?? 'alternate') === rel)
      ?.attributes.href ?? '';
  if (linkOf(feed, 'self') !== url) add('feed', url, `has the self link ${linkOf(feed, 'self')}`);
  if (!listed.has(linkOf(feed, 'alternate')))
    add('feed', url, `has the alternate link ${linkOf(feed, 'alternate')}, which is in no sitemap`);
  const entries = childrenNamed(feed, 'entry');
  if (entries.length === 0) add('feed', url, 'has no entries');
  for (const element of [feed, ...entries])
    for (const name of ['id', 'title', 'updated'])
      if (textOf(element, name) === '') add('feed', url, `has a ${element.name} without ${name}`);
  if (new Set(entries.map((entry) => textOf(entry, 'id'))).size < entries.length)
    add('feed', url, 'has two entries with the same id');
  for (const entry of entries) {
    const link = linkOf(entry, 'alternate');
    if (!listed.has(link)) add('feed', url, `links to ${link}, which is in no sitemap`);
    if (!(Date.parse(textOf(entry, 'updated')) <= Date.now()))
      add('feed', url, `${link} has no date, or one in the future`);
  }
}
