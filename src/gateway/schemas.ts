import { z } from 'zod';
import { cleanText } from '../cleanText.ts';
import type { DeepReadonly } from './deepFreeze.ts';

/*
 * Schemas of `data[0].detail` of each block (specification, section 3). All lengths are limited, because the content is
 * untrusted. Unknown fields are dropped.
 */

const LINE_BREAKS = /[\t\n\r\u2028\u2029]+/g;

/** The only string type in blocks: without characters that would break a page, feed or URL. */
const text = z.string().overwrite(cleanText);
/** Single-line text. */
const line = (max: number) =>
  text
    .overwrite((value) => value.replace(LINE_BREAKS, ' '))
    .trim()
    .max(max);
/** Gateways also send numbers as strings. */
const number = z.union([
  z.number().int(),
  text
    .trim()
    .regex(/^-?\d{1,9}$/, 'must be a whole number')
    .transform(Number),
]);
/** Empty if the gateway omits the field or sends `null`. */
const optionalUrl = text
  .max(2048)
  .nullish()
  .transform((url) => url ?? '');

export const languageDetail = z.object({
  // An empty list would hide every language, so it is treated as an error.
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
  // Entries for networks without an icon on this site are dropped.
  icons: z
    .array(z.looseObject({ code: text.max(50) }))
    .max(50)
    .transform((icons) => icons.filter(isKnown))
    .pipe(z.array(icon)),
});

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

export const MAX_ARTICLES = 500;

export const newsDetail = z.object({ list: z.array(articleDetail).max(MAX_ARTICLES) });

export type ArticleDetail = DeepReadonly<z.infer<typeof articleDetail>>;

/** The validated content of each block, in the gateway's format. */
export interface BlockDetails {
  readonly language: DeepReadonly<z.infer<typeof languageDetail>>;
  readonly 'about-contact': DeepReadonly<z.infer<typeof contactDetail>>;
  readonly news: DeepReadonly<z.infer<typeof newsDetail>>;
}
