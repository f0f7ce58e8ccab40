import { ProductPage } from '../../../views/pages/solutions/ProductPage.tsx';
import { ProductsPage } from '../../../views/pages/solutions/ProductsPage.tsx';
import type { Feedback } from '../../../views/sections/FeedbackSwiper.tsx';
import type { NewsTeaser } from '../../../views/sections/NewsList.tsx';
import type { Article } from '../../blocks/article.ts';
import type { RenderContext } from '../../model/renderContext.ts';
import type { Words } from '../../model/words.ts';
import { newsBlock } from '../../blocks/news.ts';
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
import { describePeople } from '../../catalog/describePeople.ts';
import { localize } from '../../model/paths.ts';
import { contactPath } from '../../inquiries/contactPath.ts';
import type { Family } from '../../catalog/family.ts';
import { keyFiguresOf } from '../../catalog/largestSystem.ts';
import { familyOn, lifecycleOf, noticesPath } from '../../catalog/lifecycle.ts';
import { leadOf, rangeNotes, soldIn } from '../../catalog/sales.ts';
import { dataTable, spanValue } from '../../catalog/dataTable.ts';
import { modelsOf } from '../../catalog/models.ts';
import { hasPassport, passportPath } from '../../catalog/passport.ts';
import { LIST_PATH, pathToList } from '../../catalog/partsList.ts';
import { definePage, loadStatic } from '../../pageTable/page.ts';
import { productData } from '../../structuredData/product.ts';
import { RedirectError } from '../../pageTable/redirectError.ts';
import { connectedPath, connectionOf } from './connected.ts';
import { comparePage } from './compare.ts';
import { comparisonPath, COMPARED_LIMIT, pathOfOldComparison } from './comparison.ts';
import { partsListPage } from './partsList.ts';
import { productDownloads } from './downloads.ts';
import { finder } from './finder.ts';
import { productCard, productPictures, relatedTo } from './productCard.ts';
import { productIn, subpagesOf } from './subpages.ts';

const ARTICLES_OF_PRODUCT = 3;

/** Parent page of a product: its solution, or its system for a pack. */
function parentOf(id: ProductId, { solutions: { solutions: byName, systems } }: Words) {
  const system = systemOfProduct(id);
  const solution = solutions.find(({ product }) => product === id);
  return solution
    ? { to: solutionPath(solution), name: byName[solution.name].name }
    : { to: systemPath(system), name: systems[system].name };
}

/** The newest articles about a product. */
function articlesAbout(product: ProductId, all: readonly Article[]): NewsTeaser[] {
  const articles = all.filter(({ products }) => products.includes(product)).slice(0, ARTICLES_OF_PRODUCT);
  return articles.map(({ id, date, title, summary }) => ({ id, date, title, summary }));
}

/** What customers say about the solution of a product; about a pack, what its own customer says about packs. */
function feedbackOn(product: ProductId, { words, language }: RenderContext): readonly Feedback[] {
  const own = solutions.find((solution) => solution.product === product);
  if (own) return words.solutions.solutions[own.name].feedback;
  const { [familyOf(product).customer ?? '']: staff = {} } = describePeople(language.code);
  const places = Object.values(staff).map(({ located }) => located);
  const { feedback } = words.solutions.solutions['battery-pack'];
  return feedback.filter(({ organization }) => places.includes(organization));
}

function leadTimeOf({ rows }: Family, context: RenderContext): string {
  const { frame, products } = context.words;
  const row = rows.find(({ key }) => key === 'leadTime');
  return row && row.values.length > 0
    ? products.rows.leadTime + frame.labelSeparator + spanValue(row, context)
    : '';
}

/** Page table entries of all products that share a path pattern, and of what belongs to them. */
function productPage<const Id extends string>(
  id: Id,
  members: readonly ProductId[],
  desktop: string,
  mobile?: string,
) {
  const productOf = productIn(members);
  const instances = members.map((product) => ({ product }));
  const loadProduct = loadStatic(({ context, params }) => {
    const product = productOf(params);
    const words = context.words.products.products[product];
    const family = familyOf(product);
    const models = modelsOf(product);
    const offered = familyOn(family, context.today());
    return {
      product: { ...words, lead: leadOf(words.lead, offered, context) },
      ...productPictures(product, words.name, context),
      keyFigures: keyFiguresOf(product, context),
      table: dataTable(family, context),
      standards: family.standards,
      soldIn: soldIn(offered, context),
      downloads: productDownloads(product, context),
      leadTime: leadTimeOf(offered, context),
      yourData: connectionOf(product) && connectedPath(product),
      feedback: feedbackOn(product, context),
      contact: contactPath(productPath(product)),
      above: parentOf(product, context.words),
      related: relatedTo(product).map((other) => {
        const { text: _, ...card } = productCard(context.words, other);
        return card;
      }),
      toAdd: offered.models.map((name) => ({ name, to: pathToList([name]) })),
      passports: models.filter(hasPassport).map((model) => ({ name: model.name, to: passportPath(model) })),
      lifecycle: {
        ...lifecycleOf(product, context),
        feed: localize(noticesPath(product), context.language.code, 'desktop'),
      },
      comparison: models.length > 1 ? comparisonPath(models.slice(0, COMPARED_LIMIT)) : undefined,
    };
  });
  const page = definePage({
    id,
    desktop,
    mobile,
    words: ({ products }, params) => products.products[productOf(params)],
    instances,
    searched: false,
    label: ({ words }, params) => words.products.products[productOf(params)].name,
    load: async (request) => {
      const { list } = (await request.blocks.get(newsBlock, request.context.language.code)).value;
      return { ...loadProduct(request), articles: articlesAbout(productOf(request.params), list) };
    },
    head: (_, { context, params, siteUrl }) => ({
      structuredData: [productData({ id: productOf(params), context, siteUrl, day: context.today() })],
    }),
    changed: ({ params }) => familyOf(productOf(params)).revisions['data-sheet'].date,
    view: ProductPage,
  });
  return [page, ...subpagesOf(id, desktop, members)] as const;
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
      const { frame, nav, products } = context.words;
      return {
        title: nav.products,
        lead: [products.finder.lead, ...rangeNotes(context)].join(frame.sentenceSpace),
        list: LIST_PATH,
        finder: finder(query, context),
      };
    },
    view: ProductsPage,
  }),
  comparePage,
  partsListPage,
  ...productPage(
    'product',
    solutions.map(({ product }) => product),
    '/solutions/detail/:product',
    '/solutions/detail/:product/mobile',
  ),
  ...productPage('pack', PACK_IDS, '/solutions/battery-system/packDetail/:product'),
];
