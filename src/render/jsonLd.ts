import type { Thing, WithContext } from 'schema-dts';

/** Characters that can end or comment out a script element, and line separators that older JavaScript rejects. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** Cache for objects that are reused between requests. */
const serialized = new WeakMap<object, string>();

/** JSON for a script element, escaped so that it cannot end the element or start a comment (HTML, 4.12.1.3). */
export function serializeJsonLd(data: WithContext<Thing>): string {
  const known = serialized.get(data);
  if (known !== undefined) return known;
  const json = JSON.stringify(data).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  serialized.set(data, json);
  return json;
}
