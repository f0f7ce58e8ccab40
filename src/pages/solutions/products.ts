import { ProductPage } from '../../../views/pages/solutions/ProductPage.tsx';
import { ProductsPage } from '../../../views/pages/solutions/ProductsPage.tsx';
import type { Words } from '../../model/words.ts';
import {
  familyOf,
  PACK_IDS,
  productPath,
  solutionPath,
  solutions,
  systemOfProduct,
  systemPath,
  type ProductId,
} from '../../catalog/catalog.ts';
import { contactPath } from '../../inquiries/contactPath.ts';
import { leadOf, soldIn } from '../../catalog/sales.ts';
import { dataTable, keyFigures } from '../../catalog/dataTable.ts';
import { LIST_PATH, pathToList } from '../../catalog/partsList.ts';
import { definePage, loadStatic, type Params } from '../../pageTable/page.ts';
import { productData } from '../../structuredData/product.ts';
import { RedirectError } from '../../pageTable/redirectError.ts';
import { comparePage } from './compare.ts';
import { comparisonPath, COMPARED_LIMIT, modelsOf, pathOfOldComparison } from './comparison.ts';
import { partsListPage } from './partsList.ts';
import { productDownloads } from './downloads.ts';
import { finder } from './finder.ts';
import { productCard, productPictures, relatedTo } from './productCard.ts';

/** Parent page of a product: its solution, or its system for a pack. */
function parentOf(id: ProductId, { solutions: { solutions: byName, systems } }: Words) {
  const system = systemOfProduct(id);
  const solution = solutions.find(({ product }) => product === id);
  return solution
    ? { to: solutionPath(solution), name: byName[solution.name].name }
    : { to: systemPath(system), name: systems[system].name };
}

/** Page table entry of all products that share a path pattern. */
function productPage<const Id extends string>(
  id: Id,
  members: readonly ProductId[],
  desktop: string,
  mobile?: string,
) {
  const productOf = (params: Params) => {
    const product = members.find((member) => member === params.product);
    if (!product) throw new Error(`Unknown product ${params.product}`);
    return product;
  };
  return definePage({
    id,
    desktop,
    mobile,
    words: ({ products }, params) => products.products[productOf(params)],
    instances: members.map((product) => ({ product })),
    searched: false,
    label: ({ words }, params) => words.products.products[productOf(params)].name,
    load: loadStatic(({ context, params }) => {
      const product = productOf(params);
      const words = context.words.products.products[product];
      const family = familyOf(product);
      const models = modelsOf(product);
      return {
        product: { ...words, lead: leadOf(words.lead, family, context) },
        ...productPictures(product, words.name, context),
        keyFigures: keyFigures(family, context),
        table: dataTable(family, context),
        standards: family.standards,
        soldIn: soldIn(family, context),
        downloads: productDownloads(product, context),
        contact: contactPath(productPath(product)),
        above: parentOf(product, context.words),
        related: relatedTo(product).map((other) => {
          const { text: _, ...card } = productCard(context.words, other);
          return card;
        }),
        parts: models.map(({ name }) => ({ name, to: pathToList([name]) })),
        comparison: models.length > 1 ? comparisonPath(models.slice(0, COMPARED_LIMIT)) : undefined,
      };
    }),
    head: (_, { context, params, siteUrl }) => ({
      structuredData: [productData({ id: productOf(params), context, siteUrl })],
    }),
    changed: ({ params }) => familyOf(productOf(params)).revisions['data-sheet'].date,
    view: ProductPage,
  });
}

export const productPages = [
  definePage({
    id: 'products',
    desktop: '/solutions/detail',
    words: ({ nav, products }) => ({ title: nav.products, description: products.index.description }),
    footer: 'solutions',
    validate: ({ context, query }) => {
      const moved = pathOfOldComparison(query);
      if (moved !== undefined) throw new RedirectError(context.href(moved), 301);
      return true;
    },
    load: ({ context, query }) => {
      const { nav, products } = context.words;
      return {
        title: nav.products,
        lead: products.finder.lead,
        list: LIST_PATH,
        finder: finder(query, context),
      };
    },
    view: ProductsPage,
  }),
  comparePage,
  partsListPage,
  productPage(
    'product',
    solutions.map(({ product }) => product),
    '/solutions/detail/:product',
    '/solutions/detail/:product/mobile',
  ),
  productPage('pack', PACK_IDS, '/solutions/battery-system/packDetail/:product'),
];
