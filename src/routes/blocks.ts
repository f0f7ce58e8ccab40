import { Router, type Response } from 'express';
import { BLOCKS } from '../blocks/blocks.ts';
import type { Blocks } from '../blocks/blockStore.ts';
import { BLOCKS_PATH } from '../blocks/gateway.ts';
import { CONTENT_CACHING, errorCaching } from '../common/caching.ts';
import { memoizeMembers } from '../common/memoize.ts';

/**
 * Public endpoint for blocks, with the gateway's request and response format (specification, section 7). The browser
 * script requests it for the footer, and another instance of this site can use it as its gateway.
 */
export function blockRoutes(blocks: Blocks): Router {
  return Router({ caseSensitive: true, strict: true })
    .get(BLOCKS_PATH, async (request, response) => {
      const { slug, lang } = request.query;
      if (typeof slug !== 'string')
        return refuse(response, 400, 'the parameter slug must be given exactly once');
      const block = BLOCKS.find((known) => known.slug === slug);
      if (block === undefined) return refuse(response, 404, 'unknown block');
      if (typeof lang !== 'string')
        return refuse(response, 400, 'the parameter lang must be given exactly once');
      if (!block.languages.includes(lang))
        return refuse(response, 400, `the parameter lang must be one of ${block.languages.join(', ')}`);

      const { detail, version } = await blocks.get(block, lang);
      const body = encodeBlock({ slug, lang, detail });
      response
        .set({ ...CONTENT_CACHING, ETag: `"${version}"` })
        .type('json')
        .send(body);
    })
    .all(BLOCKS_PATH, (_request, response) => {
      response.set('Allow', 'GET, HEAD');
      refuse(response, 405, 'only GET and HEAD are allowed');
    });
}

/** Blocks in all languages. */
const MAX_BODIES = 64;

const encodeBlock = memoizeMembers(
  (block: { readonly slug: string; readonly lang: string; readonly detail: object }) =>
    Buffer.from(JSON.stringify({ data: [block] })),
  MAX_BODIES,
);

const CODES = { 400: 'bad_request', 404: 'not_found', 405: 'method_not_allowed' } as const;

function refuse(response: Response, status: keyof typeof CODES, message: string): void {
  response
    .status(status)
    .set(errorCaching(status))
    .json({ error: { code: CODES[status], message } });
}
