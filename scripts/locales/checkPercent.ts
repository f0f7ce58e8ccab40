import { createFormat } from '../../src/locale/format.ts';
import { LANGUAGE_CODES, LANGUAGES } from '../../src/locale/languages.ts';
import { allTextsOf } from './texts.ts';

/** A figure, or a placeholder for one, with what stands before its percent sign. */
const PERCENT = /(?<=\d|\}\})([\s\u00a0\u202f\u2009]?)%/gu;

/**
 * Finds percent signs that do not stand behind their figure as the language has it: 50% in some, 50 % in others.
 *
 * @param folder the `locales` folder
 * @returns one sentence a fault; none where all is well
 */
export function checkPercent(folder: string): string[] {
  return LANGUAGE_CODES.flatMap((code) => {
    const isParted = createFormat(LANGUAGES[code]).unitSpace('%') !== '';
    return [...allTextsOf(folder, code)].flatMap(([key, text]) =>
      [...text.matchAll(PERCENT)].some(([, space = '']) => (space !== '') !== isParted)
        ? [`${code}: ${key} has a percent sign ${isParted ? 'without' : 'behind'} a space`]
        : [],
    );
  });
}
