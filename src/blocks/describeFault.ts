import { ZodError } from 'zod';

const MAX_ISSUES = 5;
const MAX_LENGTH = 500;

/** Describes an error in one line. Equal errors give equal texts, so that repeated ones can be logged once. */
export function describeFault(error: unknown): string {
  return textOf(error).replace(/\s+/g, ' ').slice(0, MAX_LENGTH);
}

function textOf(error: unknown): string {
  if (error instanceof ZodError) {
    const issues = error.issues.map(({ path, message }) =>
      path.length > 0 ? `${path.join('.')}: ${message}` : message,
    );
    const more = issues.length - MAX_ISSUES;
    return [...issues.slice(0, MAX_ISSUES), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
  }
  if (!(error instanceof Error)) return String(error);
  // Socket errors after trying several addresses (AggregateError) have a code, but no message.
  return error.message || ('code' in error ? String(error.code) : error.name);
}
