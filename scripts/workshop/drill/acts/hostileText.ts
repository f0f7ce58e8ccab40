import { BLOCKS } from '../../../../src/blocks/blocks.ts';
import { LANGUAGE_CODES } from '../../../../src/model/codes.ts';
import { freePort } from '../../../site/ports.ts';
import type { Act } from '../stage.ts';
import { startGateway } from '../gateway.ts';
import { blockKeys, hostileDetails, toJson } from '../hostileBlocks.ts';
import { hostileSurfaces, surfaceFaults } from '../hostileSurfaces.ts';

/** Enough for all details that are accepted: of a block with seven languages, each shows another one. */
const ROUNDS = 20;
const CLIENTS = 4;
const ERROR_LEVEL = 50;
const PURGED = { accepted: 200, refused: 502 } as const;

export const hostileText: Act = {
  name: 'hostile text',
  play: async ({ aside, record }) => {
    const details = new Map(BLOCKS.map((block) => [block, hostileDetails(block)]));
    const detailsOf = new Map<string, unknown>();
    const gateway = await startGateway((key, res) => {
      res.setHeader('Content-Type', 'application/json').end(toJson(detailsOf.get(key)));
    });
    const metricsPort = String(await freePort());
    const env = { GATEWAY_URL: gateway.origin, METRICS_PORT: metricsPort, LOG_LEVEL: 'error' };
    await aside(env, {}, async ({ origin, log }) => {
      const look = async (code: string) => {
        const left = (await hostileSurfaces(origin, code)).values();
        const client = async () => {
          for (const surface of left) {
            record().faults.push(...(await surfaceFaults(origin, surface)));
            record().requests += 1;
          }
        };
        await Promise.all(Array.from({ length: CLIENTS }, client));
      };
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const kind of ['accepted', 'refused'] as const) {
          for (const { block, lang, index } of blockKeys()) {
            const list = details.get(block)?.[kind] ?? [];
            detailsOf.set(
              `${block.slug}/${lang}`,
              list[(round * block.languages.length + index) % list.length],
            );
          }
          const { status } = await fetch(`http://127.0.0.1:${metricsPort}/purge`, { method: 'POST' });
          if (status !== PURGED[kind]) record().faults.push(`${kind} details: purge answered ${status}`);
        }
        // What was accepted is still shown.
        await look(LANGUAGE_CODES[round % LANGUAGE_CODES.length] ?? 'en');
      }
      const errors = log.filter(({ level }) => Number(level) >= ERROR_LEVEL);
      record().faults.push(...errors.map((line) => `log: ${JSON.stringify(line).slice(0, 500)}`));
    });
    gateway.close();
    return `${2 * ROUNDS * blockKeys().length} blocks, one field of each hostile; every kind of page, feed, sitemap and code`;
  },
};
