import type { LanguageCode } from '../locale/languages.ts';
import type { Layout } from '../redirect/paths.ts';
import type { RedirectReason, StayReason } from '../redirect/decide.ts';
import type { AnswerReason } from './reasons.ts';

declare global {
  // Express types `req` and `res.locals` by these interfaces.
  namespace Express {
    interface Request {
      /** Language of the path, read by i18next-http-middleware. */
      lng?: string;
    }
    interface Locals {
      /** Id of the matched page. */
      page?: string;
      /** Language and layout of the response; set for page requests only. */
      language?: LanguageCode;
      device?: Layout;
      /** Whether the compressed page was already cached. */
      cache?: 'hit' | 'miss';
      /** The rules that determined the response. */
      reasons?: readonly (RedirectReason | StayReason | AnswerReason)[];
    }
  }
}
