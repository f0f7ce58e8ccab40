import type { Product, PropertyValue, WithContext } from 'schema-dts';
import type { Site } from '../../views/site.tsx';
import { familyOf, productPath, systemOfProduct } from '../catalogue/catalogue.ts';
import type { ProductId } from '../catalogue/catalogue.ts';
import { formatBare, formatUnit } from '../catalogue/dataTable.ts';
import type { Row } from '../catalogue/family.ts';
import { pictureOf } from '../catalogue/pictures.ts';
import type { Unit } from '../catalogue/units.ts';
import { isRange } from '../catalogue/value.ts';
import type { Value } from '../catalogue/value.ts';
import { memoize } from '../memoize.ts';
import { organisation } from '../organisation.ts';
import { organizationId } from './organization.ts';
import { UNIT_CODES } from './unitCodes.ts';

interface Input {
  readonly id: ProductId;
  readonly site: Site;
  readonly siteUrl: string;
}

/** Products in all languages and layouts. */
const MAX_PRODUCTS = 400;

/**
 * JSON-LD of a product, its models and all rows of its data table. Rows in which all models agree are properties of the
 * product, the others of its models. Offers and ratings are omitted: the site has no such data.
 */
export const productData = memoize(
  ({ id, site, siteUrl }: Input): WithContext<Product> => {
    const { rows, models } = familyOf(id);
    const { title, description } = site.words.products.products[id];
    const shared = rows.filter(
      ({ values }) => new Set(values.map((value) => JSON.stringify(value))).size === 1,
    );
    const figuresOf = (some: readonly Row[], model: number) =>
      some.flatMap((row) => figure(row, model, site));
    const own = rows.filter((row) => !shared.includes(row));
    const image = site.picture(pictureOf(id));
    return {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: title,
      description,
      url: siteUrl + site.href(productPath(id)),
      category: site.words.solutions.systems[systemOfProduct(id)].name,
      ...(image ? { image: siteUrl + image.src } : {}),
      brand: { '@type': 'Brand', name: organisation.name },
      manufacturer: organizationId(siteUrl),
      additionalProperty: figuresOf(shared, 0),
      model: models.map((code, model) => ({
        '@type': 'ProductModel',
        name: code,
        mpn: code,
        additionalProperty: figuresOf(own, model),
      })),
    };
  },
  MAX_PRODUCTS,
  ({ id, site, siteUrl }) => [id, site, siteUrl],
);

function figure({ key, unit, values }: Row, model: number, site: Site): PropertyValue[] {
  const value = values[model];
  if (value === undefined) return [];
  return [
    {
      '@type': 'PropertyValue',
      propertyID: key,
      name: site.words.products.rows[key],
      ...amount(value, site),
      ...(unit === undefined || typeof value === 'boolean' ? {} : unitOf(unit, value, site)),
    },
  ];
}

/** The unit's UNECE code, if any, and its text as in the data table. */
function unitOf(unit: Unit, value: Value, site: Site) {
  const unitCode = UNIT_CODES[unit];
  return { ...(unitCode ? { unitCode } : {}), unitText: formatUnit(unit, value, site) };
}

function amount(value: Value, site: Site) {
  if (typeof value === 'number' || typeof value === 'boolean') return { value };
  if (isRange(value)) return { minValue: value[0], maxValue: value[1] };
  return { value: formatBare(value, site) };
}
