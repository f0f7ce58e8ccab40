import { hash } from 'node:crypto';
import type { Response } from 'express';
import { CONTENT_CACHING } from '../common/caching.ts';

/** Sends a file that contains locale texts or content blocks, or 304 if the client has it. */
export function sendContent(res: Response, type: string, body: string): void {
  res
    .type(type)
    .set({ ...CONTENT_CACHING, ETag: `"${hash('sha1', body, 'base64url')}"` })
    .send(body);
}
