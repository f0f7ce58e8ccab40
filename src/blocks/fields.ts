import * as z from 'zod';
import { cleanText } from '../common/cleanText.ts';

/* Field types of the blocks' schemas. All lengths are limited, because the content is untrusted. */

/** The only string type in blocks: without characters that would break a page, feed or URL. */
export const text = z.string().overwrite(cleanText);

/** Single-line text. */
export const line = (max: number) =>
  text
    .overwrite((value) => value.replace(/[\t\n\r]+/g, ' '))
    .trim()
    .max(max);

/** Text of several lines, such as an address, without empty ones. */
export const lines = (max: number) =>
  text
    .overwrite((value) =>
      value
        .split(/[\n\r]+/)
        .map((each) => each.trim())
        .filter(Boolean)
        .join('\n'),
    )
    .max(max);

/** Gateways also send numbers as strings. */
export const number = z.union([
  z.number().int(),
  text
    .trim()
    .regex(/^-?\d{1,9}$/, 'must be a whole number')
    .transform(Number),
]);

/** Empty if the gateway omits the field or sends `null`. */
export const optionalUrl = text
  .max(2048)
  .nullish()
  .transform((url) => url ?? '');
