import { Router } from 'express';
import type { Response } from 'express';
import { CONTENT_CACHING, errorCaching } from '../caching.ts';
import { memoize } from '../memoize.ts';
import type { Blocks } from './blockStore.ts';
import { BLOCK_SLUGS, languagesOf } from './slugs.ts';

export const BLOCKS_PATH = '/vr-oa-service/public/blocks';

/**
 * Public endpoint for blocks, with the gateway's request and response format (specification, section 7). The browser
 * script requests it for the footer, and another instance of this site can use it as its gateway.
 */
export function createBlocksRouter(blocks: Blocks): Router {
  const router = Router({ caseSensitive: true, strict: true });

  router.get(BLOCKS_PATH, async (request, response) => {
    const { slug: wantedSlug, lang: wantedLang } = request.query;
    if (typeof wantedSlug !== 'string')
      return refuse(response, 400, 'the parameter slug must be given exactly once');
    const slug = BLOCK_SLUGS.find((known) => known === wantedSlug);
    if (slug === undefined) return refuse(response, 404, 'unknown block');
    if (typeof wantedLang !== 'string')
      return refuse(response, 400, 'the parameter lang must be given exactly once');
    const lang = languagesOf(slug).find((known) => known === wantedLang);
    if (lang === undefined)
      return refuse(response, 400, `the parameter lang must be one of ${languagesOf(slug).join(', ')}`);

    const { detail, version } = await blocks.get(slug, lang);
    const body = encodeBlock({ slug, lang, detail });
    response
      .set({ ...CONTENT_CACHING, ETag: `"${version}"` })
      .type('json')
      .send(body);
  });

  router.all(BLOCKS_PATH, (_request, response) => {
    response.set('Allow', 'GET, HEAD');
    refuse(response, 405, 'only GET and HEAD are allowed');
  });

  return router;
}

/** Blocks in all languages. */
const MAX_BODIES = 64;

const encodeBlock = memoize(
  (block: { readonly slug: string; readonly lang: string; readonly detail: object }) =>
    Buffer.from(JSON.stringify({ data: [block] })),
  MAX_BODIES,
  ({ slug, lang, detail }) => [slug, lang, detail],
);

const CODES = { 400: 'bad_request', 404: 'not_found', 405: 'method_not_allowed' } as const;

function refuse(response: Response, status: keyof typeof CODES, message: string): void {
  response
    .status(status)
    .set(errorCaching(status))
    .json({ error: { code: CODES[status], message } });
}
