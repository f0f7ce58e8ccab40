import type { Thing, WithContext } from 'schema-dts';
import { memoize } from '../memoize.ts';

/** Characters that can end or comment out a script element, and line separators that older JavaScript rejects. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** Products, articles and breadcrumbs in all languages and layouts. */
const MAX_SERIALIZED = 2000;

/** JSON for a script element: nothing in it can end the element or start a comment (HTML, 4.12.1.3). */
export const serializeJsonLd = memoize(
  (data: WithContext<Thing>): string =>
    JSON.stringify(data).replace(
      UNSAFE,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  MAX_SERIALIZED,
);
