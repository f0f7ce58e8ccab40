/** What stands between `{{` and `}}`. */
const PLACEHOLDER = /{{\s*(\w+)\s*}}/g;

/**
 * Puts values in the place of `{{names}}`. A text that names something the product does not have says nothing about
 * it: the answer is then undefined, and the text is left out.
 */
export function fillPlaceholders(
  text: string,
  valueOf: (name: string) => string | undefined,
): string | undefined {
  let isWhole = true;
  const filled = text.replace(PLACEHOLDER, (_, name: string) => {
    const value = valueOf(name);
    if (value === undefined) isWhole = false;
    return value ?? '';
  });
  return isWhole ? filled : undefined;
}
