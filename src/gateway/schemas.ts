import { z } from 'zod';
import { cleanText } from '../cleanText.ts';
import type { DeepReadonly } from './deepFreeze.ts';

/*
 * What `data[0].detail` of each block must look like (specification 3). Everything has a bound, because it comes from
 * outside. Unknown fields are left out.
 */

const LINE_BREAKS = /[\t\n\r\u2028\u2029]+/g;

/** The only string type of a block: without characters that break a page, a feed or a URL. */
const text = z.string().overwrite(cleanText);
/** A text on one line. */
const line = (max: number) =>
  text
    .overwrite((value) => value.replace(LINE_BREAKS, ' '))
    .trim()
    .max(max);
/** Gateways send numbers as text, too. */
const number = z.union([
  z.number().int(),
  text
    .trim()
    .regex(/^-?\d{1,9}$/, 'must be a whole number')
    .transform(Number),
]);
/** Blank when the gateway leaves it out or sends `null`. */
const optionalUrl = text
  .max(2048)
  .nullish()
  .transform((url) => url ?? '');

export const languageDetail = z.object({
  // An empty list would take every language away: far more likely a fault than a wish.
  list: z
    .array(z.object({ mark: line(20).min(2), show: number }))
    .min(1)
    .max(100),
});

export const ICON_CODES = [
  'weixin',
  'weibo',
  'zhihu',
  'douyin',
  'ke',
  'ins',
  'twitter',
  'facebook',
  'ali',
] as const;
export type IconCode = (typeof ICON_CODES)[number];

const icon = z.object({
  code: z.enum(ICON_CODES),
  show: number,
  sort: number,
  customLink: optionalUrl,
  qr: optionalUrl,
});

const isKnown = ({ code }: { readonly code: string }): boolean => ICON_CODES.some((known) => known === code);

export const contactDetail = z.object({
  address: line(500),
  mail: line(254),
  phone: line(50),
  // A network that this site has no icon for is left out; the others still count.
  icons: z
    .array(z.looseObject({ code: text.max(50) }))
    .max(50)
    .transform((icons) => icons.filter(isKnown))
    .pipe(z.array(icon)),
});

export const articleDetail = z.object({
  /** Has a page at /news/{id}, which takes nine digits. */
  id: z.number().int().positive().max(999_999_999),
  /** YYYY-MM-DD. One in the future makes the article a draft. */
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

export const MAX_ARTICLES = 500;

export const newsDetail = z.object({ list: z.array(articleDetail).max(MAX_ARTICLES) });

export type ArticleDetail = DeepReadonly<z.infer<typeof articleDetail>>;

/** The content of each block as the gateway sends it, checked. */
export interface BlockDetails {
  readonly language: DeepReadonly<z.infer<typeof languageDetail>>;
  readonly 'about-contact': DeepReadonly<z.infer<typeof contactDetail>>;
  readonly news: DeepReadonly<z.infer<typeof newsDetail>>;
}
