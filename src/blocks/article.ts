import * as z from 'zod';
import { line, text } from './fields.ts';

/** A news article in the gateway's format. */
export const articleDetail = z.object({
  /** Used in the URL /news/{id}, which allows nine digits. */
  id: z.number().int().positive().max(999_999_999),
  /** YYYY-MM-DD. An article with a future date is a draft. */
  date: z.iso.date(),
  title: line(200).min(1),
  summary: line(1000).min(1),
  /** Markdown */
  body: text.min(1).max(50_000),
  /** Ids of product pages: `battery` in /solutions/detail/battery. */
  products: z
    .array(text.regex(/^[a-z0-9-]{1,50}$/))
    .max(20)
    .optional(),
  picture: text.max(2048).optional(),
});
export type ArticleDetail = z.infer<typeof articleDetail>;

export const MAX_ARTICLES = 500;

/** An article for pages. */
export interface Article {
  readonly id: number;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly title: string;
  readonly summary: string;
  /** The rendered body: sanitized HTML. */
  readonly html: string;
  readonly words: number;
  readonly products: readonly string[];
  readonly picture: string | undefined;
}

export function articlePath({ id }: { readonly id: number }): string {
  return `/news/${id}`;
}
