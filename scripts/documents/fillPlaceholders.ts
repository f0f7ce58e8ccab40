/** A name between `{{` and `}}`. */
const PLACEHOLDER = /{{\s*(\w+)\s*}}/g;

/** Replaces `{{name}}` placeholders with values. @throws {Error} if a value is missing */
export function fillPlaceholders(text: string, valueOf: (name: string) => string | undefined): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string) => {
    const value = valueOf(name);
    if (value === undefined) throw new Error(`There is no value for ${placeholder} in “${text}”`);
    return value;
  });
}
