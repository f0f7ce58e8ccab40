import type { Product, PropertyValue, WithContext } from 'schema-dts';
import type { RenderContext } from '../model/renderContext.ts';
import { familyOf, productPath, systemOfProduct, pictureOf, type ProductId } from '../catalog/catalog.ts';
import { conditionText, formatBare, formatUnit } from '../catalog/dataTable.ts';
import { everyKind, matchValue, type Unit, type Value } from '../model/value.ts';
import type { Row } from '../catalog/family.ts';
import { familyOn } from '../catalog/lifecycle.ts';
import { modelsOf } from '../catalog/models.ts';
import { hasPassport, passportPath } from '../catalog/passport.ts';
import { memoizeMembers } from '../common/memoize.ts';
import { salesOf } from '../catalog/sales.ts';
import { MARKETS } from '../markets/markets.ts';
import { organization } from '../organization.ts';
import { organizationId } from './jsonLd.ts';

interface ProductInput {
  readonly id: ProductId;
  readonly context: RenderContext;
  readonly siteUrl: string;
  /** The day whose sales the areas are of, YYYY-MM-DD. */
  readonly day: string;
}

/** Products; the site has some hundred, in all languages and layouts. */
const MAX_PRODUCTS = 100;

/**
 * JSON-LD of a product, its models and all rows of its data table. Rows in which all models agree are properties of the
 * product, the others of its models. Offers and ratings are omitted: the site has no such data.
 */
export const productData = memoizeMembers(
  ({ id, context, siteUrl, day }: ProductInput): WithContext<Product> => {
    const family = familyOf(id);
    const { rows } = family;
    const { title, description } = context.words.products.products[id];
    const isShared = ({ values }: Row) => new Set(values.map((value) => JSON.stringify(value))).size === 1;
    const figuresOf = (some: readonly Row[], model: number) =>
      some.flatMap((row) => figure(row, model, context));
    const own = rows.filter((row) => !isShared(row));
    const image = context.picture(pictureOf(id));
    return {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: title,
      description,
      url: siteUrl + context.href(productPath(id)),
      category: context.words.solutions.systems[systemOfProduct(id)].name,
      ...(image && { image: siteUrl + image.src }),
      brand: { '@type': 'Brand', name: organization.name },
      manufacturer: organizationId(siteUrl),
      audience: {
        '@type': 'Audience',
        geographicArea: salesOf(familyOn(family, day)).flatMap(
          ({ market, countries = MARKETS[market].countries }) =>
            countries.map((country) => ({ '@type': 'Country' as const, name: country })),
        ),
      },
      additionalProperty: figuresOf(rows.filter(isShared), 0),
      model: modelsOf(id).map((model) => ({
        '@type': 'ProductModel',
        name: model.name,
        mpn: model.name,
        gtin: model.gtin,
        ...(hasPassport(model) && { hasDigitalProductPassport: siteUrl + context.href(passportPath(model)) }),
        additionalProperty: figuresOf(own, model.index),
      })),
    };
  },
  MAX_PRODUCTS,
);

function figure(
  { key, unit, conditions, values }: Row,
  model: number,
  context: RenderContext,
): PropertyValue[] {
  const value = values[model];
  if (value === undefined) return [];
  const measured = conditionText(conditions, context);
  return [
    {
      '@type': 'PropertyValue',
      propertyID: key,
      name: context.words.products.rows[key],
      ...amount(value, context),
      ...(measured === '' ? {} : { measurementMethod: withoutMarks(measured) }),
      // The unit's text as in the data table.
      ...(unit === undefined || typeof value === 'boolean'
        ? {}
        : { unitCode: UNIT_CODES[unit], unitText: formatUnit(unit, value, context) }),
    },
  ];
}

/** Removes the direction marks that only a page needs. */
function withoutMarks(text: string): string {
  return text.replace(/[\u200e\u200f\u2068\u2069]/gu, '');
}

type Amount =
  { readonly value: number | boolean | string } | { readonly minValue: number; readonly maxValue: number };

function amount(value: Value, context: RenderContext) {
  const plain = (own: number | boolean) => ({ value: own });
  return matchValue<Amount>(value, {
    ...everyKind(() => ({ value: withoutMarks(formatBare(value, context)) })),
    number: plain,
    flag: plain,
    range: ([minValue, maxValue]) => ({ minValue, maxValue }),
  });
}

/** UNECE Recommendation 20 codes. Units without a code there are identified by their text only. */
const UNIT_CODES: Readonly<Partial<Record<Unit, string>>> = {
  V: 'VLT',
  mV: '2Z',
  A: 'AMP',
  mA: '4K',
  µA: 'B84',
  Ah: 'AMH',
  W: 'WTT',
  kW: 'KWT',
  kWh: 'KWH',
  MWh: 'MWH',
  Hz: 'HTZ',
  'N·m': 'NU',
  revolutionsPerMinute: 'RPM',
  litersPerMinute: 'L2',
  mm: 'MMT',
  m: 'MTR',
  kg: 'KGM',
  '°C': 'CEL',
  K: 'KEL',
  '%': 'P1',
  ms: 'C26',
  s: 'SEC',
  min: 'MIN',
  h: 'HUR',
  years: 'ANN',
  months: 'MON',
  weeks: 'WEE',
};
