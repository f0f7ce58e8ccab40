import type { Logger } from 'pino';
import { ZodError } from 'zod';
import type { BlockContent } from './block.ts';

export type BlockLogger = Pick<Logger, 'info' | 'warn'>;

/** Kinds of problems, with their log messages. */
const PROBLEMS = {
  gateway: 'the content service returned no usable block',
  embedded: 'the embedded block cannot be used',
  content: 'part of the block is invalid',
} as const;

/** More reasons than a block can have at once: one per article of the longest news list. */
const MAX_REASONS = 1000;

export type BlockLog = ReturnType<typeof createBlockLog>;

/** Logs changes and problems of a block in a language. */
export function createBlockLog(
  logger: BlockLogger,
  subject: { readonly slug: string; readonly lang: string },
) {
  /** Each reason is logged once until there is no problem of its kind. */
  const logged = { gateway: new Set<string>(), embedded: new Set<string>(), content: new Set<string>() };

  function logArticles(articles: readonly number[], message: string): void {
    if (articles.length > 0) logger.info({ ...subject, articles }, message);
  }

  return {
    /** @param reasons the current problems of this kind; empty if there are none */
    problems(kind: keyof typeof PROBLEMS, reasons: readonly string[]): void {
      const known = logged[kind];
      if (reasons.length === 0) known.clear();
      for (const reason of reasons) {
        if (known.has(reason)) continue;
        // Bounds memory if the reasons differ every time.
        if (known.size >= MAX_REASONS) known.clear();
        known.add(reason);
        logger.warn({ ...subject, reason }, PROBLEMS[kind]);
      }
    },
    recovered(failures: number): void {
      logged.gateway.clear();
      logger.info({ ...subject, failures }, 'the content service returns this block again');
    },
    /** @param before `undefined` at startup, when all articles would be logged as published */
    changed(before: BlockContent<unknown> | undefined, after: BlockContent<unknown>): void {
      if (before !== undefined) {
        logArticles(missingIn(before.published, after.published), 'articles published');
        logArticles(missingIn(after.published, before.published), 'articles withdrawn');
      }
      for (const { id, date } of after.drafts) {
        const isKnown = before?.drafts.some((draft) => draft.id === id && draft.date === date);
        if (!isKnown) logger.info({ ...subject, article: id, until: date }, 'article held back');
      }
    },
  };
}

function missingIn(some: readonly number[], others: readonly number[]): number[] {
  const known = new Set(some);
  return others.filter((id) => !known.has(id));
}

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
