import { createHash } from 'node:crypto';
import { DEFAULT_LANGUAGE } from '../../../src/model/codes.ts';
import { splitPath, toMobile } from '../../../src/model/paths.ts';
import type { Expected } from './answerFault.ts';
import { HEADLINE } from './gateway.ts';

/** A request of a visitor, and what the visitor expects. */
export interface Visit {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly expected: Expected;
}

const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)' };
const ANSWERED = { cookie: 'isSetCookieValue=1; cookieChoice=1.2026-11-21T06:00:00Z.1' };
const ENCODINGS = ['gzip, deflate, br, zstd', 'gzip', 'identity'];
/** Pages for each other address. */
const OTHERS_EVERY = 3;
const HTML = { type: 'text/html', ends: '</html>' };

/**
 * Every page of the sitemaps in both layouts, with and without consent answered, a nonexistent path for each, and other
 * addresses in between. In an arbitrary order, the same each time.
 *
 * @param origin of a process of the site
 */
export async function visitsOf(origin: string): Promise<readonly Visit[]> {
  const maps = await pathsIn(`${origin}/sitemap.xml`);
  const lists = await Promise.all(maps.map((path) => pathsIn(origin + path)));
  const pages = lists.flat().flatMap(visitsOfPage);
  const shuffled = pages
    .map((visit) => ({ visit, place: createHash('sha1').update(JSON.stringify(visit)).digest('hex') }))
    .toSorted((one, other) => (one.place < other.place ? -1 : 1));
  return shuffled.flatMap(({ visit }, index) => {
    const other = index % OTHERS_EVERY === 0 ? OTHERS[(index / OTHERS_EVERY) % OTHERS.length] : undefined;
    return other ? [visit, other] : [visit];
  });
}

function visitsOfPage(path: string, index: number): Visit[] {
  const encoding = { 'accept-encoding': ENCODINGS[index % ENCODINGS.length] ?? '' };
  const language = `<html lang="${splitPath(path).language ?? DEFAULT_LANGUAGE}"`;
  const page = (layout: string) => ({
    status: 200,
    ...HTML,
    contains: [language, `data-layout="${layout}"`, '<main'],
  });
  const nowhere = `${path === '/' ? '' : path}/none-${index}`;
  return [
    ...[encoding, { ...encoding, ...ANSWERED }].flatMap((headers) => [
      { path, headers, expected: page('desktop') },
      { path: toMobile(path), headers: { ...headers, ...PHONE }, expected: page('mobile') },
    ]),
    { path: nowhere, headers: encoding, expected: { status: 404, ...HTML } },
  ];
}

const NEWS = { status: 200, ...HTML, contains: [HEADLINE] };
const OTHERS: readonly Visit[] = [
  { path: '/news', expected: NEWS },
  { path: '/news/mobile', headers: PHONE, expected: NEWS },
  { path: '/de/services', headers: PHONE, expected: { status: 302, location: '/de/services/mobile' } },
  { path: '/', headers: { cookie: 'currentLang=fr' }, expected: { status: 302, location: '/fr' } },
  { path: '/search?q=battery', expected: { status: 200, ...HTML } },
  { path: '/privacy/cookies', headers: ANSWERED, expected: { status: 200, ...HTML } },
  { path: '/language/it?path=%2Fnews', expected: { status: 303, location: '/it/news' } },
  { path: '/news/feed.xml', expected: { status: 200, contains: [HEADLINE], ends: '</feed>' } },
  { path: '/sitemap-ja.xml', expected: { status: 200, ends: '</urlset>' } },
  { path: '/favicon.ico', expected: { status: 200, type: 'image/' } },
  {
    path: '/documents/battery-manual-de.pdf',
    expected: { status: 200, type: 'application/pdf', ends: '%%EOF' },
  },
  {
    path: '/vr-oa-service/public/blocks?slug=news&lang=en',
    expected: { status: 200, type: 'application/json', contains: [HEADLINE], ends: '}' },
  },
];

async function pathsIn(url: string): Promise<string[]> {
  const text = await (await fetch(url)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => new URL(location).pathname);
}
