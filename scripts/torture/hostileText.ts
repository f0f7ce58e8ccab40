import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { LANGUAGE_CODES } from '../../src/locale/codes.ts';
import { SITE_URL } from './faultOf.ts';
import { BLOCKS } from '../../src/blocks/blocks.ts';
import { blockKeys, hostileDetails, toJson } from './hostileBlocks.ts';
import { startSiteProcess, type SiteProcess } from './siteProcess.ts';
import { hostileSurfaces, type Surface } from './hostileSurfaces.ts';
import { textFaults } from './textFaults.ts';
import type { Trial } from './trial.ts';

/** A rejected block is fetched again after one or two seconds, so a round takes several seconds. */
const ROUNDS = 8;
/** Time for the site to parse the blocks of a round. */
const PARSE_MS = 300;
const ERROR_LEVEL = 50;
const VISITORS = 4;

/** Mock content service that serves a hostile detail per block and language, changed each round. */
async function startGateway() {
  const details = new Map(BLOCKS.map((block) => [block, hostileDetails(block)]));
  const keys = blockKeys();
  const detailsOf = new Map<string, unknown>();
  const asked = new Set<string>();
  let everyBlockAsked = Promise.withResolvers<void>();
  const server = createServer((req, res) => {
    const { searchParams } = new URL(req.url ?? '/', 'http://gateway');
    const key = `${searchParams.get('slug')}/${searchParams.get('lang')}`;
    asked.add(key);
    if (asked.size === keys.length) everyBlockAsked.resolve();
    res.setHeader('Content-Type', 'application/json').end(toJson(detailsOf.get(key)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const begin = (round: number, kind: 'accepted' | 'refused'): void => {
    for (const { block, lang, index } of keys) {
      const list = details.get(block)?.[kind] ?? [];
      const languages = block.languages.length;
      // If there are more details than requests, pick them evenly.
      const turn = round * languages + index;
      const at = Math.floor((turn * Math.max(list.length, ROUNDS * languages)) / (ROUNDS * languages));
      detailsOf.set(`${block.slug}/${lang}`, list[at % list.length]);
    }
    asked.clear();
    everyBlockAsked = Promise.withResolvers();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    begin,
    everyBlockAsked: () => everyBlockAsked.promise,
    close: () => server.close().closeAllConnections(),
  };
}

async function look(site: SiteProcess, surfaces: readonly Surface[]): Promise<string[]> {
  const faults: string[] = [];
  const left = surfaces.values();
  const visitor = async () => {
    for (const { path, userAgent, statuses } of left) {
      const headers = { 'User-Agent': userAgent };
      const answer = await fetch(site.origin + path, { headers, redirect: 'manual' });
      const body = new Uint8Array(await answer.arrayBuffer());
      if (!statuses.includes(answer.status)) faults.push(`${path}: status ${answer.status}`);
      const type = answer.headers.get('content-type') ?? '';
      faults.push(...textFaults(type, body).map((fault) => `${path} ${fault}`));
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  return faults;
}

export const hostileText: Trial = {
  name: 'hostile text',
  run: async ({ root }) => {
    const gateway = await startGateway();
    gateway.begin(0, 'accepted');
    const site = await startSiteProcess(
      { SITE_URL, GATEWAY_URL: gateway.url, GATEWAY_TTL_SECONDS: '1', LOG_LEVEL: 'error' },
      root,
    );
    const faults: string[] = [];
    let asked = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      // Alternate valid and rejected blocks, so that the site does not back off from the gateway.
      for (const kind of ['accepted', 'refused'] as const) {
        gateway.begin(round, kind);
        await gateway.everyBlockAsked();
        await wait(PARSE_MS);
        const code = LANGUAGE_CODES[round % LANGUAGE_CODES.length] ?? 'en';
        const surfaces = await hostileSurfaces(site.origin, code);
        asked += surfaces.length;
        faults.push(...(await look(site, surfaces)));
      }
    }
    gateway.close();
    const errors = site.log.filter(({ level }) => Number(level) >= ERROR_LEVEL);
    faults.push(...errors.map((line) => `log: ${JSON.stringify(line).slice(0, 500)}`));
    if ((await site.end()) !== 0) faults.push('the site did not stop cleanly');
    const details = 2 * ROUNDS * blockKeys().length;
    return {
      asked,
      faults,
      seen: `${details} blocks, one field of each hostile; every kind of page, feed, sitemap and code`,
    };
  },
};
