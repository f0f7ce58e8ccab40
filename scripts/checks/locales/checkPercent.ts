import { formatOf } from '../../../src/locale/format.ts';
import { LANGUAGE_CODES } from '../../../src/model/codes.ts';
import { allTextsOf, showCharacter } from './texts.ts';

/** The percent sign after a number or a placeholder, with the space before it. */
const PERCENT = /(?<=\d|\}\})([\s\u00a0\u202f\u2009]?)%/gu;

/**
 * Checks the space before percent signs by the rules of each language: 50% in some, 50 % in others.
 *
 * @param folder the `locales` folder
 * @returns one sentence per fault
 */
export function checkPercent(folder: string): string[] {
  return LANGUAGE_CODES.flatMap((code) => {
    const wanted = formatOf(code).unitSpace('%');
    const advice = wanted === '' ? 'without a space' : `after ${showCharacter(wanted)}`;
    return [...allTextsOf(folder, code)].flatMap(([key, text]) =>
      [...text.matchAll(PERCENT)].some(([, space]) => space !== wanted)
        ? [`${code}: ${key} must have its percent sign ${advice}`]
        : [],
    );
  });
}
