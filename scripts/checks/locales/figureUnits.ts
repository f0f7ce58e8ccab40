import type { LanguageCode } from '../../../src/model/codes.ts';
import { UNIT_PATTERN } from '../../../src/locale/unitSymbols.ts';

/** Stems of unit words, and of what the company counts, in any case. */
const WORDS: Readonly<Record<LanguageCode, string>> = {
  en: '(?:full )?cycle|year|month|week|(?:working |business )?day|hour|minute|second|volt|amp|(?:kilo|mega|giga)?watt|(?:kilo)?meter|liter|tonne|degree|percent|per cent|people|employee|countr|page|patent',
  de: '(?:voll)?zykl|jahr|monat|woche|(?:arbeits|werk)?tag|stunde|minute|sekunde|volt|ampere|(?:kilo|mega|giga)?watt|(?:kilo)?meter|liter|tonne|grad|prozent|menschen|beschäftigte|mitarbeit|länder|seite|patent',
  es: 'ciclo|año|mes|semana|día|hora|minuto|segundo|voltio|amperio|(?:kilo|mega|giga)?vatio|(?:kiló)?metro|litro|tonelada|grado|por ciento|persona|empleado|país|página|familia',
  fr: 'cycle|ans?(?!\\p{L})|année|mois|semaine|jour|heure|minute|seconde|volt|ampère|(?:kilo|méga|giga)?watt|(?:kilo)?mètre|litre|tonne|degré|pour cent|personne|salarié|pays|page|famille',
  it: 'cicl|ann|mes[ei]|settiman|giorn|or[ae]|minut|second|volt|ampere|(?:kilo|mega|giga)?watt|(?:chilo)?metr|litr|tonnellat|grad|per cento|person|dipendent|paes|pagin|famigli',
  ja: 'サイクル|回|(?<!\\p{Nd}{4})年|か月|週間|日間|日以内|営業日|時間|分(?!の)|秒|ボルト|アンペア|(?:キロ|メガ|ギガ)?ワット|(?:キロ)?メートル|リットル|トン|度|パーセント|名|人|か国|ページ',
  ar: 'دور|سن[ةو]|عام|أعوام|شهر|أشهر|أسبوع|أسابيع|يوم|أيام|ساع|دقيقة|دقائق|ثانية|ثوان|فولت|أمبير|(?:كيلو|ميغا|غيغا)?واط|(?:كيلو)?متر|لتر|طن|درجة|بالمئة|في المئة|موظف|شخص|أشخاص|دولة|دول|صفح|عائل',
};

/** Up to this, Japanese writes digits where the other languages spell the number. */
const LAST_SPELLED_NUMBER = 12;

const NUMBER = String.raw`(?<![\p{Script=Latin}\p{Nd}.,/_-])(?<number>\p{Nd}+(?:[.,\u00a0\u202f\u2009 ]\p{Nd}+)*)`;
/** Spaces, a hyphen and invisible marks of direction. */
const GAP = String.raw`[\s\u00a0\u202f\u2009\u200e\u200f\u2066-\u2069-]*`;
/** A degree of protection has its number at the end. */
const PROTECTION = String.raw`(?<!\p{L})IP(?<protection>[\dX][\dX]\w*)`;

/** Numbers of standards are names, even where a letter follows: UL 9540A. */
const STANDARD =
  /(?<!\p{Script=Latin})(?:DIN|EN|IEC|ISO|NFPA|SAE|UL|UN|VDE)[\s\u00a0]\p{Nd}[\p{Script=Latin}\p{Nd}./-]*/gu;

/** A figure with its unit in a text. */
interface Figure {
  readonly text: string;
  /** The number without separators. */
  readonly number: string;
}

/** Finds the figures with a unit in a text. */
export function figuresWithUnit(text: string, code: LanguageCode): Figure[] {
  return [...text.replace(STANDARD, '').matchAll(patternOf(code))].flatMap(({ 0: found, groups = {} }) => {
    const { number = '', protection = '', word } = groups;
    const figure = { text: found, number: withoutSeparators(number || protection) };
    const isSpelledElsewhere =
      code === 'ja' && word !== undefined && Number(figure.number) <= LAST_SPELLED_NUMBER;
    return isSpelledElsewhere ? [] : [figure];
  });
}

export function withoutSeparators(number: string): string {
  return number.replace(/[.,\s]/gu, '');
}

function patternOf(code: LanguageCode): RegExp {
  const unit = `(?:${UNIT_PATTERN})(?![\\p{Script=Latin}\\p{Nd}])|(?<word>(?i:${WORDS[code]}))`;
  return new RegExp(`${PROTECTION}|${NUMBER}${GAP}(?:${unit})`, 'gu');
}
