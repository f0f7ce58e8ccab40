import type { LanguageCode } from '../locale/languages.ts';
import type { Layout } from '../redirect/paths.ts';
import type { RedirectReason, StayReason } from '../redirect/decide.ts';
import type { AnswerReason } from './reasons.ts';

declare global {
  // Express types what a request's steps hand on by this interface.
  namespace Express {
    interface Request {
      /** Language of the path; i18next-http-middleware goes by it. */
      lng?: string;
    }
    interface Locals {
      /** Id of the page that answered. */
      page?: string;
      /** Language and layout that the visitor gets, where a page was asked for. */
      language?: LanguageCode;
      device?: Layout;
      /** Whether the compressed page was kept already. */
      cache?: 'hit' | 'miss';
      /** Why the visitor got this answer and no other. */
      reasons?: readonly (RedirectReason | StayReason | AnswerReason)[];
    }
  }
}
