import { fill } from '../../src/common/fill.ts';
import type { Language } from '../../src/model/languages.ts';

/** Puts a sentence after the words that limit it; in some languages it goes on after their colon, in lower case. */
export function embed(
  template: string,
  { text, ...limits }: Readonly<Record<string, string> & { readonly text: string }>,
  { lowerAfterColon }: Language,
): string {
  const continued = lowerAfterColon
    ? text.replace(/^\p{Lu}(?![\p{Lu}-])/u, (letter) => letter.toLowerCase())
    : text;
  return fill(template, { ...limits, text: continued });
}
