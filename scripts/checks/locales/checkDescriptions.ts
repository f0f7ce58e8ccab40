import { LANGUAGE_CODES, type LanguageCode } from '../../../src/model/codes.ts';
import { allTextsOf } from './texts.ts';

/** Search results cut off longer descriptions. In characters. */
const LIMIT = 160;
/** Japanese characters are about twice as wide. */
const JAPANESE_LIMIT = 90;

/** Pages whose description is their title and, after a dash, the description of another page; with a long number. */
const COMPOSED = [
  ['news.pageTitle', 'news.description'],
  ['nav.privacyGerman', 'privacy.description'],
  ['nav.privacyEnglish', 'privacy.description'],
] as const;
const LONG_NUMBER = '10';

/**
 * Checks the length of the descriptions for search engines: texts named `description`, and those that the site composes.
 *
 * @param folder the `locales` folder
 * @returns one sentence per fault
 */
export function checkDescriptions(folder: string): string[] {
  return LANGUAGE_CODES.flatMap((code) => {
    const texts = allTextsOf(folder, code);
    return [...[...texts].filter(([key]) => key.endsWith('.description')), ...composed(texts)].flatMap(
      ([key, text]) => descriptionFaults(code, key, text),
    );
  });
}

/** Reports a description that is too long. */
export function descriptionFaults(code: LanguageCode, key: string, text: string): string[] {
  const limit = code === 'ja' ? JAPANESE_LIMIT : LIMIT;
  return text.length > limit
    ? [`${code}: ${key} has ${text.length} characters; search results show ${limit}: ${text}`]
    : [];
}

function composed(texts: ReadonlyMap<string, string>): (readonly [key: string, text: string])[] {
  return COMPOSED.flatMap(([title, description]) => {
    const [first, rest] = [texts.get(title), texts.get(description)];
    if (first === undefined || rest === undefined) return [];
    return [[`${title} + ${description}`, `${first.replace('{{page}}', LONG_NUMBER)} – ${rest}`] as const];
  });
}
