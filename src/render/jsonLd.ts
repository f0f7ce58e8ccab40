import type { Thing, WithContext } from 'schema-dts';

/** Characters that end or confuse a script element, and the line ends that only JSON allows in a text. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** What stays the same from request to request is serialized once. */
const serialized = new WeakMap<object, string>();

/** JSON for a script element: nothing in it can end the element or start a comment (HTML, 4.12.1.3). */
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
