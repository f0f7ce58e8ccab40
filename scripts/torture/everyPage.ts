import { toMobile } from '../../src/request/paths.ts';
import type { OrdinaryRequest } from './ordinaryLoad.ts';

const HOST = 'Host: www.arcvane.example\r\n';
const DEVICES = {
  desktop: 'User-Agent: Mozilla/5.0 (X11; Linux x86_64)\r\n',
  mobile: 'User-Agent: Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)\r\n',
};
const ANSWERED = 'Cookie: isSetCookieValue=1; cookieChoice=1.2026-11-21T06:00:00Z.1\r\n';

/**
 * Requests that fill all caches: every page in the sitemaps in both layouts, with and without consent answered, and a
 * nonexistent path for each.
 */
export async function everyPage(origin: string): Promise<OrdinaryRequest[]> {
  const maps = await pathsIn(`${origin}/sitemap.xml`);
  const lists = await Promise.all(maps.map((path) => pathsIn(origin + path)));
  return lists.flat().flatMap((path, index) => {
    const desktop = HOST + DEVICES.desktop;
    const mobile = HOST + DEVICES.mobile;
    const encoding = `Accept-Encoding: ${index % 4 === 0 ? 'gzip' : 'br'}\r\n`;
    return [
      { path, headers: desktop + encoding, status: 200 },
      { path, headers: desktop + ANSWERED + encoding, status: 200 },
      { path: toMobile(path), headers: mobile + encoding, status: 200 },
      { path: toMobile(path), headers: mobile + ANSWERED + encoding, status: 200 },
      { path: `${path === '/' ? '' : path}/none-${index}`, headers: desktop + encoding, status: 404 },
    ];
  });
}

async function pathsIn(url: string): Promise<string[]> {
  const text = await (await fetch(url)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => new URL(location).pathname);
}
