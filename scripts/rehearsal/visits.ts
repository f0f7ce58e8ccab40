import { toMobile, splitPath } from '../../src/request/paths.ts';
import { DEFAULT_LANGUAGE } from '../../src/locale/codes.ts';
import type { Expected } from './answerFault.ts';

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
 * Every page of the sitemaps for both devices, with changing encodings and consent answers, and other addresses in
 * between.
 *
 * @param origin of a process of the site
 * @param headline part of the title of an English article, which the news must show
 */
export async function visitsOf(origin: string, headline: string): Promise<readonly Visit[]> {
  const maps = await pathsIn(`${origin}/sitemap.xml`);
  const lists = await Promise.all(maps.map((path) => pathsIn(origin + path)));
  const pages = lists.flat().flatMap((path, index) => [pageVisit(path, index), pageVisit(path, index + 1)]);
  const others = otherVisits(headline);
  return pages.flatMap((page, index) => {
    const other = index % OTHERS_EVERY === 0 ? others[(index / OTHERS_EVERY) % others.length] : undefined;
    return other ? [page, other] : [page];
  });
}

function pageVisit(path: string, index: number): Visit {
  const isPhone = index % 2 === 1;
  const headers = {
    'accept-encoding': ENCODINGS[index % ENCODINGS.length] ?? '',
    ...(isPhone && PHONE),
    ...(index % 5 === 0 && ANSWERED),
  };
  const layout = isPhone ? 'mobile' : 'desktop';
  return {
    path: isPhone ? toMobile(path) : path,
    headers,
    expected: {
      status: 200,
      ...HTML,
      contains: [
        `<html lang="${splitPath(path).language ?? DEFAULT_LANGUAGE}"`,
        `data-layout="${layout}"`,
        '<main',
      ],
    },
  };
}

function otherVisits(headline: string): readonly Visit[] {
  const news = { status: 200, ...HTML, contains: [headline] };
  return [
    { path: '/news', expected: news },
    { path: '/news/mobile', headers: PHONE, expected: news },
    { path: '/de/services', headers: PHONE, expected: { status: 302, location: '/de/services/mobile' } },
    { path: '/', headers: { cookie: 'currentLang=fr' }, expected: { status: 302, location: '/fr' } },
    { path: '/nowhere', expected: { status: 404, ...HTML } },
    { path: '/search?q=battery', expected: { status: 200, ...HTML } },
    { path: '/privacy/cookies', headers: ANSWERED, expected: { status: 200, ...HTML } },
    { path: '/language/it?path=%2Fnews', expected: { status: 303, location: '/it/news' } },
    { path: '/news/feed.xml', expected: { status: 200, contains: [headline], ends: '</feed>' } },
    { path: '/sitemap-ja.xml', expected: { status: 200, ends: '</urlset>' } },
    { path: '/favicon.ico', expected: { status: 200, type: 'image/' } },
    {
      path: '/documents/battery-manual-de.pdf',
      expected: { status: 200, type: 'application/pdf', ends: '%%EOF' },
    },
    {
      path: '/vr-oa-service/public/blocks?slug=news&lang=en',
      expected: { status: 200, type: 'application/json', contains: [headline], ends: '}' },
    },
  ];
}

async function pathsIn(url: string): Promise<string[]> {
  const text = await (await fetch(url)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => new URL(location).pathname);
}
