import type { Product, WithContext } from 'schema-dts';
import type { LinkCard } from '../../views/sections/LinkCards.tsx';
import { ProductPage } from '../../views/pages/solutions/ProductPage.tsx';
import { ProductsPage } from '../../views/pages/solutions/ProductsPage.tsx';
import { isPack, isProduct, PACK_IDS, PRODUCT_IDS, SYSTEM_IDS } from '../catalogue/catalogue.ts';
import type { PackId, ProductId } from '../catalogue/catalogue.ts';
import { packs } from '../catalogue/packs.ts';
import { products } from '../catalogue/products.ts';
import { solutionOfProduct as findSolutionOfProduct, solutionsOf } from '../catalogue/solutions.ts';
import { compare, COMPARED_FAMILIES, COMPARED_LIMIT, comparedIds, comparisonPath } from './comparison.ts';
import { productDownloads } from './downloads.ts';
import { dataTable, keyFigures } from './dataTable.ts';
import { definePage } from './page.ts';
import type { Head, Page, Params } from './page.ts';
import { pictureOf } from '../catalogue/pictures.ts';
import { packCard, packPath, productCard } from './productCard.ts';
import { productPictures } from './productPictures.ts';
import { productData } from '../structuredData/product.ts';

function productOf({ product = '' }: Params): ProductId {
  if (!isProduct(product)) throw new Error(`There is no product ${product}`);
  return product;
}

function packOf({ detail = '' }: Params): PackId {
  if (!isPack(detail)) throw new Error(`There is no battery pack ${detail}`);
  return detail;
}

/** @throws {Error} where the catalogue pairs a product with no solution */
function solutionOfProduct(id: ProductId) {
  const solution = findSolutionOfProduct(id);
  if (!solution) throw new Error(`The product ${id} belongs to no solution`);
  return solution;
}

/** A product and the others of its family, itself first. */
function familyFrom(id: ProductId | PackId): readonly (ProductId | PackId)[] {
  const family = COMPARED_FAMILIES.find((ids) => ids.includes(id)) ?? [];
  return [id, ...family.filter((other) => other !== id)];
}

/** Beside the product that a page is about, others show no more than what they are. */
function nameOnly({ to, title, picture }: LinkCard): LinkCard {
  return picture === undefined ? { to, title } : { to, title, picture };
}

function productHead({ title, description }: Head, data: WithContext<Product>): Head {
  return { title, description, structuredData: [data] };
}

export const productPages: readonly Page[] = [
  definePage({
    id: 'products',
    styles: ['product'],
    desktop: ['/solutions/detail'],
    label: ({ words }) => words.nav.products,
    footer: 'solutions',
    load: ({ site, query }) => {
      const { words } = site;
      const compared = comparedIds(query);
      return {
        title: words.nav.products,
        lead: words.solutions.index.lead,
        comparison: compared.length > 0 ? compare(compared, site) : undefined,
        comparedLimit: COMPARED_LIMIT,
        families: COMPARED_FAMILIES.map((ids, index) => {
          const system = SYSTEM_IDS[index];
          const cards = ids.map((id) => (isPack(id) ? packCard(words, id) : productCard(words, id)));
          return {
            heading: system ? words.solutions.systems[system].name : words.solutions.headings.packs,
            cards,
            options: ids.map((id, place) => ({
              id,
              name: cards[place]?.title ?? id,
              chosen: compared.includes(id),
            })),
          };
        }),
      };
    },
    head: ({ title }, { site }) => ({ title, description: site.words.products.index.description }),
    view: ProductsPage,
  }),
  definePage({
    id: 'product',
    styles: ['product'],
    desktop: ['/solutions/detail/:product'],
    mobile: ['/solutions/detail/:product/mobile'],
    instances: PRODUCT_IDS.map((product) => ({ product })),
    label: ({ words }, params) => words.products.products[productOf(params)].name,
    validate: ({ params }) => isProduct(params.product ?? ''),
    loadOnce: ({ site, params }) => {
      const id = productOf(params);
      const { system, name } = solutionOfProduct(id);
      return {
        product: site.words.products.products[id],
        ...productPictures(id, site.words.products.products[id].name, site),
        keyFigures: keyFigures(products[id], site),
        table: dataTable(products[id], site),
        standards: products[id].standards,
        downloads: productDownloads(id, site),
        above: { to: `/solutions/${system}/${name}`, name: site.words.solutions.solutions[name].name },
        related: solutionsOf(system)
          .filter((other) => other.product !== id)
          .map((other) => nameOnly(productCard(site.words, other.product))),
        comparison: solutionsOf(system).length > 1 ? comparisonPath(familyFrom(id)) : undefined,
      };
    },
    head: (_, { site, params, siteUrl }) => {
      const id = productOf(params);
      const product = site.words.products.products[id];
      const { system } = solutionOfProduct(id);
      const subject = {
        family: products[id],
        product,
        picture: pictureOf(id),
        path: `/solutions/detail/${id}`,
        category: site.words.solutions.systems[system].name,
      };
      return productHead(product, productData(subject, site, siteUrl));
    },
    view: ProductPage,
  }),
  definePage({
    id: 'pack',
    styles: ['product'],
    desktop: ['/solutions/battery-system/packDetail/:detail'],
    instances: PACK_IDS.map((detail) => ({ detail })),
    label: ({ words }, params) => words.products.packs[packOf(params)].name,
    validate: ({ params }) => isPack(params.detail ?? ''),
    loadOnce: ({ site, params }) => {
      const id = packOf(params);
      return {
        product: site.words.products.packs[id],
        ...productPictures(id, site.words.products.packs[id].name, site),
        keyFigures: keyFigures(packs[id], site),
        table: dataTable(packs[id], site),
        standards: packs[id].standards,
        downloads: productDownloads(id, site),
        above: { to: '/solutions/battery-system', name: site.words.solutions.systems['battery-system'].name },
        related: PACK_IDS.filter((other) => other !== id).map((other) =>
          nameOnly(packCard(site.words, other)),
        ),
        comparison: comparisonPath(familyFrom(id)),
      };
    },
    head: (_, { site, params, siteUrl }) => {
      const id = packOf(params);
      const product = site.words.products.packs[id];
      const subject = {
        family: packs[id],
        product,
        picture: pictureOf(id),
        path: packPath(id),
        category: site.words.solutions.systems['battery-system'].name,
      };
      return productHead(product, productData(subject, site, siteUrl));
    },
    view: ProductPage,
  }),
];
