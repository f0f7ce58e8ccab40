import type { Response } from 'express';

/** What answered, or why nothing did. */
export type AnswerReason =
  | 'page'
  | 'no-such-page'
  | 'refused-by-page'
  | 'page-threw'
  | 'thrown-redirect'
  | 'method'
  | 'unreadable-path'
  | 'missing-file'
  | 'refused'
  | 'fault';

type Reasons = NonNullable<Response['locals']['reasons']>;

/** Express setting: whether answers say their reasons in a header. The log always has them. */
export const REASON_HEADER_SETTING = 'reason header';
const HEADER = 'X-Arcvane-Reason';

/** Notes why a request is answered as it is: for the log, for `npm run explain`, and outside production for a header. */
export function addReasons(res: Response, reasons: Reasons): void {
  const all = [...(res.locals.reasons ?? []), ...reasons];
  res.locals.reasons = all;
  if (res.app.enabled(REASON_HEADER_SETTING)) res.set(HEADER, all.join(', '));
}
