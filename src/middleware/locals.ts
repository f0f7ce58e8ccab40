import type { RedirectReason, StayReason } from '../redirect/decide.ts';
import type { RequestFacts } from '../request/facts.ts';
import type { AnswerReason } from './reasons.ts';

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
