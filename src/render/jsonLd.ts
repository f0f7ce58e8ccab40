import type { Thing, WithContext } from 'schema-dts';

/** JSON for a script element: nothing in it can end the element or start a comment (HTML, 4.12.1.3). */
export function serializeJsonLd(data: WithContext<Thing>): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
