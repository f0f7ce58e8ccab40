import { ICON_CODES } from '../../../src/blocks/contact.ts';
import { BLOCKS_PATH } from '../../../src/blocks/gateway.ts';
import { toMobile } from '../../../src/model/paths.ts';
import { blockKeys } from './hostileBlocks.ts';
import { textFaults } from './textFaults.ts';

interface Surface {
  readonly path: string;
  readonly userAgent: string;
  readonly statuses: readonly number[];
}

const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64)';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)';

/**
 * All surfaces that show block content in a language: a page of every kind and every article in both layouts, and feeds,
 * sitemaps, blocks and QR codes.
 */
export async function hostileSurfaces(origin: string, code: string): Promise<Surface[]> {
  const prefix = code === 'en' ? '' : `/${code}`;
  const map = await (await fetch(`${origin}/sitemap-${code}.xml`)).text();
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const pages = [...new Map(listed.map((path) => [kindOf(path), path])).values()];
  const blocks = blockKeys().map(({ block, lang }) => `${BLOCKS_PATH}?slug=${block.slug}&lang=${lang}`);
  const others = [`${prefix}/news/feed.xml`, '/sitemap.xml', '/llms.txt', `/qr/page.svg?path=${prefix}/news`];
  const perhaps = [
    ...[`${prefix}/news/detail`, `/sitemap-${code}.xml`],
    ...ICON_CODES.map((icon) => `/qr/icon/${icon}.svg?lang=${code}`),
  ];
  return [
    ...[...pages, ...others, ...blocks].map((path) => ({ path, userAgent: DESKTOP, statuses: [200] })),
    ...pages.map((path) => ({ path: toMobile(path), userAgent: PHONE, statuses: [200] })),
    // Whether these exist depends on the blocks.
    ...perhaps.map((path) => ({ path, userAgent: DESKTOP, statuses: [200, 404] })),
  ];
}

/** Requests a surface. @returns what is wrong with the response */
export async function surfaceFaults(
  origin: string,
  { path, userAgent, statuses }: Surface,
): Promise<string[]> {
  const answer = await fetch(origin + path, { headers: { 'User-Agent': userAgent }, redirect: 'manual' });
  const faults = textFaults(answer.headers.get('content-type') ?? '', await answer.bytes());
  if (!statuses.includes(answer.status)) faults.push(`status ${answer.status}`);
  return faults.map((fault) => `${path} ${fault}`);
}

/** Pages of the same section and depth share a view, except those below /about-us. Every article is tested. */
function kindOf(path: string): string {
  const segments = path.split('/');
  return /\/about-us\/|\/news\//.test(path) ? path : `${segments.slice(0, 3).join('/')}/${segments.length}`;
}
