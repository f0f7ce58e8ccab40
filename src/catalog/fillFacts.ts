import { DEFAULT_LANGUAGE, isLanguageCode, LANGUAGE_CODES, type LanguageCode } from '../model/codes.ts';
import { memoize } from '../common/memoize.ts';
import { clockTime } from '../locale/clockTime.ts';
import { formatOf, isTimeUnit } from '../locale/format.ts';
import { hubOf, HUBS } from '../markets/hubs.ts';
import { organization } from '../organization.ts';
import { familyOf, PRODUCT_IDS, type ProductId } from './catalog.ts';
import { CONDITION_UNITS, type Conditions } from './conditions.ts';
import { spanOf } from './dataTable.ts';
import { everyKind, isRange, isUnitSymbol, matchValue, type Unit, type Value } from '../model/value.ts';
import { describePeople } from './describePeople.ts';
import { warranty } from './warranty.ts';

const PLACEHOLDER = /\{\{((?:organization|people|hotline|warranty|catalog)\.[\w.-]*)\}\}/g;

/** A figure: its unit is a symbol, or a unit of time, which is written as a word. */
interface Quantity {
  readonly value: Value;
  readonly unit: string;
}

/** A row also has the conditions of its test, such as `cellTemperature`. */
type RowQuantity = Quantity & Readonly<Record<string, unknown>>;

/** All that texts may refer to. Catalog rows span all models of their family. */
const FACTS = {
  organization,
  warranty,
  catalog: Object.fromEntries(PRODUCT_IDS.map((id) => [id, rowsOf(id)])),
};

const factsIn = memoize((code: LanguageCode) => {
  const { phone, mail } = HUBS[hubOf(code)];
  const hotline = { mail, phone: formatOf(code).phone(phone) };
  return { ...FACTS, people: describePeople(code), hotline };
}, LANGUAGE_CODES.length);

function rowsOf(id: ProductId): Readonly<Record<string, RowQuantity>> {
  const rows = familyOf(id).rows.flatMap((row): [string, RowQuantity][] => {
    const value = spanOf(row);
    return value === undefined
      ? []
      : [[row.key, { ...conditionsOf(row.conditions), ...quantityOf(value, row.unit) }]];
  });
  return Object.fromEntries(rows);
}

function conditionsOf(conditions: Conditions): Readonly<Record<string, Quantity>> {
  const keys = Object.keys(conditions) as (keyof Conditions)[];
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = conditions[key];
      return value === undefined ? [] : [[key, quantityOf(value, CONDITION_UNITS[key])]];
    }),
  );
}

/** A unit that is a word is left out: the sentence has it in the form that its grammar needs. */
function quantityOf(value: Value, unit: Unit | undefined): Quantity {
  return { value, unit: unit !== undefined && isUnitSymbol(unit) ? unit : '' };
}

/**
 * Replaces placeholders such as `{{organization.name}}`, `{{people.ribera.santaella.full}}`, `{{hotline.phone}}` (that of
 * the language), `{{warranty.packs.term}}` and `{{catalog.battery.cycleLife}}` with values of `organization.ts`,
 * `people.json`, `hubs.ts`, `warranty.ts` and the catalog, formatted for the language. `.min` and `.max` are the ends of a
 * range. The name of a condition after a row gives the condition. Called with the text of a file before it is parsed, so
 * values must not contain double quotes or backslashes, which JSON and YAML would escape.
 *
 * @throws {Error} if there is no such text or figure
 */
export function fillFacts(text: string, language: string): string {
  const code = isLanguageCode(language) ? language : DEFAULT_LANGUAGE;
  return text.replace(PLACEHOLDER, (placeholder, path: string) => {
    const filled = textOf(path.split('.').reduce<unknown>(memberOf, factsIn(code)), code);
    if (filled === undefined)
      throw new Error(
        `${placeholder}: src/organization.ts, people, warranty or catalog has no such text or figure`,
      );
    return filled;
  });
}

function memberOf(value: unknown, key: string): unknown {
  if (isQuantity(value) && (key === 'min' || key === 'max'))
    return isRange(value.value) ? { value: value.value[key === 'min' ? 0 : 1], unit: value.unit } : undefined;
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;
}

function isQuantity(value: unknown): value is Quantity {
  return typeof value === 'object' && value !== null && 'value' in value && 'unit' in value;
}

function textOf(value: unknown, code: LanguageCode): string | undefined {
  if (typeof value === 'string') return formatText(value, code);
  if (typeof value === 'number') return formatOf(code).number(value);
  return isQuantity(value) ? quantity(value, code) : undefined;
}

function quantity({ value, unit }: Quantity, code: LanguageCode): string | undefined {
  const { number, range, unitSpace, duration } = formatOf(code);
  const suffix = unit === '' ? '' : unitSpace(unit) + unit;
  return matchValue<string | undefined>(value, {
    ...everyKind(() => undefined),
    number: (figure) => (isTimeUnit(unit) ? duration(figure, unit) : number(figure) + suffix),
    range: (figures) => (isTimeUnit(unit) ? undefined : range(figures, suffix)),
    code: (text) => text,
  });
}

const CLOCK = /^\d\d:\d\d$/;
const DATES = /^\d{4}-\d\d-\d\d(\/|$)/;

/** Formats dates and times of day; any other text stays as it is. */
function formatText(text: string, code: LanguageCode): string {
  if (DATES.test(text)) return formatOf(code).date(text);
  return CLOCK.test(text) ? clockTime(text, code) : text;
}
