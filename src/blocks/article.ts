import * as z from 'zod';
import { line, text } from './fields.ts';

/** A news article in the gateway's format. */
export const articleDetail = z.object({
  id: z.number().int().positive().max(999_999_999).describe('Used in the URL: /news/{id}'),
  date: z.iso.date().describe('YYYY-MM-DD. An article with a future date is a draft.'),
  title: line(200).min(1),
  summary: line(1000).min(1),
  body: text.min(1).max(50_000).describe('Markdown'),
  products: z
    .array(text.regex(/^[a-z0-9-]{1,50}$/))
    .max(20)
    .optional()
    .describe('Ids of product pages: `battery` in /solutions/detail/battery'),
  picture: text.max(2048).optional().describe('Path on the site, or URL of a host in IMAGE_HOSTS'),
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
