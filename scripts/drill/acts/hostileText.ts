import { setTimeout as wait } from 'node:timers/promises';
import { BLOCKS } from '../../../src/blocks/blocks.ts';
import { LANGUAGE_CODES } from '../../../src/locale/codes.ts';
import type { SiteProcess } from '../../site/siteProcess.ts';
import type { Act } from '../act.ts';
import { startGateway } from '../gateway.ts';
import { blockKeys, hostileDetails, toJson } from '../hostileBlocks.ts';
import { hostileSurfaces, type Surface } from '../hostileSurfaces.ts';
import { textFaults } from '../textFaults.ts';

/** A rejected block is fetched again after one or two seconds, so a round takes several seconds. */
const ROUNDS = 8;
/** Time for the site to parse the blocks of a round. */
const PARSE_MS = 300;
const ERROR_LEVEL = 50;
const CLIENTS = 4;

/** Content service that serves a hostile detail per block and language, changed each round. */
async function startHostileService() {
  const details = new Map(BLOCKS.map((block) => [block, hostileDetails(block)]));
  const keys = blockKeys();
  const detailsOf = new Map<string, unknown>();
  const asked = new Set<string>();
  let everyBlockAsked = Promise.withResolvers<void>();
  const gateway = await startGateway((key, res) => {
    asked.add(key);
    if (asked.size === keys.length) everyBlockAsked.resolve();
    res.setHeader('Content-Type', 'application/json').end(toJson(detailsOf.get(key)));
  });
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
  return { ...gateway, begin, everyBlockAsked: () => everyBlockAsked.promise };
}

async function look({ origin }: SiteProcess, surfaces: readonly Surface[]): Promise<string[]> {
  const faults: string[] = [];
  const left = surfaces.values();
  const client = async () => {
    for (const { path, userAgent, statuses } of left) {
      const headers = { 'User-Agent': userAgent };
      const answer = await fetch(origin + path, { headers, redirect: 'manual' });
      const body = new Uint8Array(await answer.arrayBuffer());
      if (!statuses.includes(answer.status)) faults.push(`${path}: status ${answer.status}`);
      const type = answer.headers.get('content-type') ?? '';
      faults.push(...textFaults(type, body).map((fault) => `${path} ${fault}`));
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return faults;
}

export const hostileText: Act = {
  name: 'hostile text',
  play: async ({ aside, record }) => {
    const service = await startHostileService();
    service.begin(0, 'accepted');
    const env = { GATEWAY_URL: service.origin, GATEWAY_TTL_SECONDS: '1', LOG_LEVEL: 'error' };
    await aside(env, {}, async (site) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        // Alternate valid and rejected blocks, so that the site does not back off from the gateway.
        for (const kind of ['accepted', 'refused'] as const) {
          service.begin(round, kind);
          await service.everyBlockAsked();
          await wait(PARSE_MS);
          const code = LANGUAGE_CODES[round % LANGUAGE_CODES.length] ?? 'en';
          const surfaces = await hostileSurfaces(site.origin, code);
          record().requests += surfaces.length;
          record().faults.push(...(await look(site, surfaces)));
        }
      }
      const errors = site.log.filter(({ level }) => Number(level) >= ERROR_LEVEL);
      record().faults.push(...errors.map((line) => `log: ${JSON.stringify(line).slice(0, 500)}`));
    });
    service.close();
    return `${2 * ROUNDS * blockKeys().length} blocks, one field of each hostile; every kind of page, feed, sitemap and code`;
  },
};
