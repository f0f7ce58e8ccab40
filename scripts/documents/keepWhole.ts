import { memoize } from '../../src/common/memoize.ts';
import { withSoftHyphens } from '../../src/locale/longWords.ts';
import { wholeTerms } from '../../src/locale/wholeTerms.ts';
import type { DocumentInput } from './documentInput.ts';
import { mapTexts } from './isolate.ts';

/** Private-use characters that `template.typ` replaces: ends of a box, space between two scripts, seam of a compound. */
const [START, END, SCRIPT_SPACE, SEAM] = ['\ue000', '\ue001', '\ue002', '\ue003'];

const ISOLATES = /(\u2068[^\u2069]*\u2069)/u;
/** Joins a term to the rest of a compound, as in 48-V-Systeme. */
const JOINT = /[-–/](?=\p{L})/uy;
const JAPANESE = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`;
/** Typst adds a space between Japanese and Latin letters or digits, but not at a box or a sign. */
const SCRIPT_CHANGE = new RegExp(`(?<=${JAPANESE})(?=${START}|[−+±]\\d)|(?<=[${END}°])(?=${JAPANESE})`, 'gu');

/** End of a Japanese sentence, at least four characters: a shorter last line would be a fragment. */
const LAST_PHRASE = new RegExp(
  String.raw`(?:\p{Script=Han}{1,2}\p{Script=Hiragana}{2,9}|(?:${JAPANESE}){3})[。）」]{1,2}$`,
  'u',
);

/** Marks the letter after each place where a long German word may break: soft hyphens would hide the word from search. */
export const withSeams = (text: string) => withSoftHyphens(text).replaceAll('\u00ad', SEAM);

/** More than all documents have; most texts are in several of them. */
const DISTINCT_TEXTS = 20_000;

/** Marks the codes and quantities in the sentences and tables of a document, and where long German words may break. */
export function keepTermsWhole(input: DocumentInput): DocumentInput {
  const { kind, language, keyFigures, features, table, declaration, chapters } = input;
  // German declarations keep the line breaks of their published revisions.
  const isParted = language === 'de' && kind !== 'declaration';
  const marked = (text: string) => keepWhole(isParted ? withSeams(text) : text);
  return { ...input, ...mapTexts({ keyFigures, features, table, declaration, chapters }, marked) };
}

/** Marks the codes and quantities of a text, which stay on one line as they do on pages. Isolated parts already do. */
export const keepWhole = memoize(
  (text: string) =>
    text
      .split(ISOLATES)
      .map((part) => (ISOLATES.test(part) ? part : withMarks(part)))
      .join('')
      .replace(SCRIPT_CHANGE, SCRIPT_SPACE)
      .replace(LAST_PHRASE, `${START}$&${END}`),
  DISTINCT_TEXTS,
);

function withMarks(text: string): string {
  let marked = '';
  let from = 0;
  for (const { start, end } of wholeTerms(text)) {
    JOINT.lastIndex = end;
    const to = JOINT.test(text) ? end + 1 : end;
    marked += text.slice(from, start) + START + text.slice(start, to) + END;
    from = to;
  }
  return marked + text.slice(from);
}
