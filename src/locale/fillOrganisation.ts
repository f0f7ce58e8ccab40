import { organisation } from '../organisation.ts';

const PLACEHOLDER = /\{\{organisation\.([\w.]*)\}\}/g;

/**
 * Replaces placeholders such as `{{organisation.name}}` with the value in `organisation.ts`. Called with the text of a
 * file before it is parsed, so values must not contain double quotes or backslashes, which JSON and YAML would escape.
 *
 * @throws {Error} if `organisation.ts` has no such text
 */
export function fillOrganisation(text: string): string {
  return text.replace(PLACEHOLDER, (placeholder, path: string) => {
    const value = path.split('.').reduce<unknown>(memberOf, organisation);
    if (typeof value !== 'string') throw new Error(`${placeholder}: src/organisation.ts has no such text`);
    return value;
  });
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;
}
