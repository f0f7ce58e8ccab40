import { HttpError, statusOf } from './httpError.ts';
import { redirectOf } from './thrownRedirect.ts';

const DEFAULT_MESSAGE = 'Error';

/**
 * Makes an error thrown by a page's `validate` public: visitors see its status (default 500) and message (default
 * "Error"). Thrown redirects are returned unchanged.
 */
export function asPublicError(error: unknown): unknown {
  if (redirectOf(error)) return error;
  const message = error instanceof Error && error.message !== '' ? error.message : DEFAULT_MESSAGE;
  return new HttpError(statusOf(error), message, { cause: error, isPublic: true, reason: 'page-threw' });
}
