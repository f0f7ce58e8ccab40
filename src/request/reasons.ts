import type { Response } from 'express';
import type { RedirectReason, StayReason } from './decide.ts';
import type { RequestFacts } from './facts.ts';

declare global {
  // Express types `req` and `res.locals` by these interfaces.
  namespace Express {
    interface Request {
      /** Language of the path, read by i18next-http-middleware. */
      lng?: string;
    }
    interface Locals {
      facts: RequestFacts;
      /** Whether the redirect rules for pages were applied. */
      isPageRequest?: boolean;
      /** Id of the matched page. */
      page?: string;
      /** Whether the compressed page was already cached. */
      cache?: 'hit' | 'miss';
      /** The rules that determined the response. */
      reasons?: readonly (RedirectReason | StayReason | AnswerReason)[];
    }
  }
}

/** What produced the response, or why the request was rejected. */
export type AnswerReason =
  | 'page'
  | 'draft'
  | 'form-returned'
  | 'form-accepted'
  | 'no-such-page'
  | 'refused-by-page'
  | 'page-threw'
  | 'thrown-redirect'
  | 'resolved'
  | 'linkset'
  | 'malformed-key'
  | 'unknown-key'
  | 'method'
  | 'unreadable-path'
  | 'missing-file'
  | 'refused'
  | 'fault';

type Reasons = NonNullable<Response['locals']['reasons']>;

/** Express setting: whether responses have headers for developers, such as the reasons. Reasons are always logged. */
export const DEVELOPER_HEADERS_SETTING = 'developer headers';
const HEADER = 'X-Arcvane-Reason';

/** Records the rules behind a response: for the log, `npm run explain`, and (not in production) a response header. */
export function addReasons(res: Response, reasons: Reasons): void {
  const all = [...(res.locals.reasons ?? []), ...reasons];
  res.locals.reasons = all;
  if (res.app.enabled(DEVELOPER_HEADERS_SETTING)) res.set(HEADER, all.join(', '));
}
