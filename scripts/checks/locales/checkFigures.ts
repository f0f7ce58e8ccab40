import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '../../../src/model/codes.ts';
import { figuresWithUnit, withoutSeparators } from './figureUnits.ts';
import { allTextsOf, asTyped, orNothing, readJson } from './texts.ts';

/** The list of exceptions, in the `locales` folder. */
export const EXCEPTIONS_FILE = 'typedFigures.json';

const exceptionsSchema = z.array(
  z.strictObject({
    /** Keys of texts; an asterisk at the end stands for any further characters. */
    texts: z.array(z.string().min(1)).min(1),
    /** The figures that may be typed, as in English but without unit; by default all. */
    figures: z.array(z.string().min(1)).min(1).optional(),
    reason: z.string().min(10),
  }),
);

interface Exception {
  readonly texts: string;
  readonly figure: string | undefined;
}

interface Typed {
  readonly code: LanguageCode;
  readonly key: string;
  readonly text: string;
  readonly number: string;
}

/** Placeholders of figures. Those of names and addresses may differ between languages. */
const FIGURE_PLACEHOLDER = /\{\{(?:organization\.figures|warranty|catalog)\.[\w.-]*\}\}/gu;

/**
 * Reports figures with a unit that are typed into a text of any language instead of being placeholders, unless
 * `locales/typedFigures.json` lists them; exceptions that match nothing; and texts whose figures come from other
 * placeholders than in English.
 *
 * @param folder the `locales` folder
 * @returns one sentence per fault
 */
export function checkFigures(folder: string): string[] {
  const given = exceptionsSchema.parse(orNothing(() => readJson(join(folder, EXCEPTIONS_FILE))) ?? []);
  const exceptions = given.flatMap(({ texts, figures = [undefined] }) =>
    texts.flatMap((key) => figures.map((figure): Exception => ({ texts: key, figure }))),
  );
  const typed = LANGUAGE_CODES.flatMap((code) => typedFigures(folder, code));
  const used = new Set<Exception>();
  const faults = typed.filter((figure) => {
    const allowing = exceptions.filter((exception) => allows(exception, figure));
    for (const exception of allowing) used.add(exception);
    return allowing.length === 0;
  });
  return [
    ...[...Map.groupBy(faults, ({ key, number }) => `${key} ${number}`).values()].map((same) => {
      const codes = new Set(same.map(({ code }) => code));
      return `${[...codes].join(', ')}: ${same[0]?.key} has “${same[0]?.text}” typed by hand`;
    }),
    ...exceptions
      .filter((exception) => !used.has(exception))
      .map(
        ({ texts, figure }) =>
          `${EXCEPTIONS_FILE}: ${texts}${figure ? `, ${figure},` : ''} is an unused exception`,
      ),
    ...LANGUAGE_CODES.flatMap((code) => otherPlaceholders(folder, code)),
  ];
}

function allows({ texts, figure }: Exception, { key, number }: Typed): boolean {
  const isListed = texts.endsWith('*') ? key.startsWith(texts.slice(0, -1)) : key === texts;
  return isListed && (figure === undefined || withoutSeparators(figure) === number);
}

function typedFigures(folder: string, code: LanguageCode): Typed[] {
  return [...textsAsTyped(folder, code)].flatMap(([key, text]) =>
    figuresWithUnit(text, code).map((figure) => ({ code, key, ...figure })),
  );
}

function otherPlaceholders(folder: string, code: LanguageCode): string[] {
  const english = textsAsTyped(folder, DEFAULT_LANGUAGE);
  return [...textsAsTyped(folder, code)].flatMap(([key, text]) => {
    const source = english.get(key);
    if (source === undefined) return [];
    const [own, wanted] = [placeholders(text), placeholders(source)];
    return [
      ...wanted.filter((name) => !own.includes(name)).map((name) => `${code}: ${key} lacks ${name}`),
      ...own
        .filter((name) => !wanted.includes(name))
        .map((name) => `${code}: ${key} has ${name}, unlike English`),
    ];
  });
}

function placeholders(text: string): readonly string[] {
  return [...new Set(text.match(FIGURE_PLACEHOLDER))];
}

/** All texts of a language with their placeholders. A default content block counts as one text. */
function textsAsTyped(folder: string, code: LanguageCode): Map<string, string> {
  const place = join(folder, code, 'blocks');
  const blocks = orNothing(() => readdirSync(place)) ?? [];
  return new Map([
    ...allTextsOf(folder, code, asTyped),
    ...blocks.map((file): [string, string] => [`blocks/${file}`, asTyped(join(place, file), code)]),
  ]);
}
