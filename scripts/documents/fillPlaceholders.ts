/** A name between `{{` and `}}`. */
const PLACEHOLDER = /{{\s*(\w+)\s*}}/g;

/**
 * Replaces `{{name}}` placeholders with values.
 *
 * @returns undefined if a value is missing: the text does not apply to the product, and is omitted
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
