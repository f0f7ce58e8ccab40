import { createFormat } from '../../src/locale/format.ts';
import { LANGUAGE_CODES, LANGUAGES } from '../../src/locale/languages.ts';
import { allTextsOf, showCharacter } from './texts.ts';

/** The percent sign of a figure or of a placeholder for one, with the space before it. */
const PERCENT = /(?<=\d|\}\})([\s\u00a0\u202f\u2009]?)%/gu;

/**
 * Finds percent signs that do not stand behind their figure as the language has it: 50% in some, 50 % in others.
 *
 * @param folder the `locales` folder
 * @returns one sentence a fault; none where all is well
 */
export function checkPercent(folder: string): string[] {
  return LANGUAGE_CODES.flatMap((code) => {
    const wanted = createFormat(LANGUAGES[code]).unitSpace('%');
    const advice = wanted === '' ? 'without a space' : `after ${showCharacter(wanted)}`;
    return [...allTextsOf(folder, code)].flatMap(([key, text]) =>
      [...text.matchAll(PERCENT)].some(([, space]) => space !== wanted)
        ? [`${code}: ${key} must have its percent sign ${advice}`]
        : [],
    );
  });
}
