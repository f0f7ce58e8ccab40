import type { Language } from '../../src/model/languages.ts';

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

/** Puts a sentence after the words that limit it; in some languages it goes on after their colon, in lower case. */
export function embed(template: string, text: string, { lowerAfterColon }: Language): string {
  const continued = lowerAfterColon
    ? text.replace(/^\p{Lu}(?![\p{Lu}-])/u, (letter) => letter.toLowerCase())
    : text;
  return template.replace('{{text}}', continued);
}
