import { createServer } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { hostileDetails, toJson } from './hostileBlocks.ts';
import { hostileSurfaces, surfaceFaults } from './hostileSurfaces.ts';
import { textFaults } from './textFaults.ts';
import { BLOCKS } from '../../../src/blocks/blocks.ts';
import { listen } from '../../../test/kit/gateway.ts';
import { createSite, originOf } from '../../../test/kit/site.ts';

/* A short version of the act `hostile text` of `npm run drill`. */

it.each(BLOCKS)('every field of the block $slug accepts or rejects hostile values safely', async (block) => {
  const { slug, schema } = block;
  const [lang] = block.languages;
  if (lang === undefined) throw new Error(`${slug} has no language`);
  const { accepted, refused } = hostileDetails(block);
  expect(accepted.length).toBeGreaterThan(0);
  for (const given of accepted) {
    const { detail } = (await block.parse(given, lang)).at(Date.now());
    const body = new TextEncoder().encode(JSON.stringify({ data: [{ slug, lang, detail }] }));
    expect(textFaults('application/json', body)).toEqual([]);
    expect(JSON.stringify(detail)).not.toMatch(/\\u[0-9a-f]{4}/);
  }
  for (const given of refused) {
    const detail: unknown = JSON.parse(toJson(given)).data[0].detail;
    expect(schema.safeParse(detail).success).toBe(false);
  }
});

it('pages, feed, sitemaps, llms.txt, blocks and QR codes are well-formed with hostile gateway content', async () => {
  const details = new Map(BLOCKS.map((block) => [block.slug, hostileDetails(block).accepted[0]]));
  const server = createServer((req, res) => {
    const { searchParams } = new URL(req.url ?? '/', 'http://gateway');
    const isOther = searchParams.get('slug') === 'news' && searchParams.get('lang') !== 'en';
    const detail = isOther ? { list: [] } : details.get(searchParams.get('slug') ?? '');
    res.setHeader('Content-Type', 'application/json').end(toJson(detail));
  });
  const origin = originOf(await createSite({ GATEWAY_URL: await listen(server) }));
  // The embedded default is served until the gateway's blocks are parsed.
  for (const { slug, languages, parse } of BLOCKS) {
    const lang = languages[0] ?? '';
    const { detail } = (await parse(details.get(slug), lang)).at(Date.now());
    const isThere = async () => {
      const answer = await fetch(`${origin}/vr-oa-service/public/blocks?slug=${slug}&lang=${lang}`);
      return isDeepStrictEqual(
        await answer.json(),
        JSON.parse(JSON.stringify({ data: [{ slug, lang, detail }] })),
      );
    };
    while (!(await isThere())) await setImmediate();
  }
  const faults: string[] = [];
  for (const surface of await hostileSurfaces(origin, 'en'))
    faults.push(...(await surfaceFaults(origin, surface)));
  expect(faults).toEqual([]);
});
