import type { Product, PropertyValue, WithContext } from 'schema-dts';
import type { Site } from '../../views/site.tsx';
import type { Family, Row, Unit, Value } from '../catalogue/catalogue.ts';
import { oncePerSite } from '../oncePerSite.ts';
import { organisation } from '../organisation.ts';
import { formatBare, formatUnit, isRange } from '../pages/dataTable.ts';
import { organizationId } from './organization.ts';
import { UNIT_CODES } from './unitCodes.ts';

interface Subject {
  readonly family: Family;
  /** Words of the product. */
  readonly product: { readonly name: string; readonly title: string; readonly description: string };
  /** Name of its picture. */
  readonly picture: string;
  /** English desktop path of its page. */
  readonly path: string;
  /** Name of the family of products that it belongs to. */
  readonly category: string;
}

/** Figures are the same for as long as the site runs, and a page has up to a hundred: each is written once. */
const kept = oncePerSite<WithContext<Product>>();

/**
 * A product, its models and every figure of its data table. What all models share stands with the product. There are no
 * offers and no ratings: the site knows of none.
 */
export function productData(subject: Subject, site: Site, siteUrl: string): WithContext<Product> {
  return kept(site, subject.path, () => makeProduct(subject, site, siteUrl));
}

function makeProduct({ family, product, picture, path, category }: Subject, site: Site, siteUrl: string) {
  const { rows, models } = family;
  const shared = rows.filter(
    ({ key }) => new Set(models.map(({ values }) => JSON.stringify(values[key]))).size === 1,
  );
  const figuresOf = (some: readonly Row[], { values }: Family['models'][number]) =>
    some.flatMap((row) => figure(row, values[row.key], site));
  const own = rows.filter((row) => !shared.includes(row));
  const image = site.picture(picture);
  const data: WithContext<Product> = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    description: product.description,
    url: siteUrl + site.href(path),
    category,
    ...(image ? { image: siteUrl + image.src } : {}),
    brand: { '@type': 'Brand', name: organisation.name },
    manufacturer: organizationId(siteUrl),
    additionalProperty: models[0] ? figuresOf(shared, models[0]) : [],
    model: models.map((model) => ({
      '@type': 'ProductModel',
      name: model.code,
      mpn: model.code,
      additionalProperty: figuresOf(own, model),
    })),
  };
  return data;
}

function figure({ key, unit }: Row, value: Value | undefined, site: Site): PropertyValue[] {
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

/** A unit by its code, where trade has one, and as it stands in the data table. */
function unitOf(unit: Unit, value: Value, site: Site) {
  const unitCode = UNIT_CODES[unit];
  return { ...(unitCode ? { unitCode } : {}), unitText: formatUnit(unit, value, site) };
}

function amount(value: Value, site: Site) {
  if (typeof value === 'number' || typeof value === 'boolean') return { value };
  if (isRange(value)) return { minValue: value[0], maxValue: value[1] };
  return { value: formatBare(value, site) };
}
