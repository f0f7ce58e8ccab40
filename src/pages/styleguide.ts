import { StyleguidePage } from '../../views/pages/styleguide/StyleguidePage.tsx';
import { contactBlock } from '../blocks/contact.ts';
import { newsBlock } from '../blocks/news.ts';
import { familyOf, PRODUCT_IDS, solutions } from '../catalogue/catalogue.ts';
import { dataTable, keyFigures } from '../catalogue/dataTable.ts';
import { withLocalUrls } from '../markdown/markdown.ts';
import { organisation } from '../organisation.ts';
import { definePage, type Page } from '../pageTable/page.ts';
import { footprintAnswer } from './company/carbonFootprint.ts';
import { productFigures } from './company/companyFigures.ts';
import { filteredDocuments } from './company/documentFilter.ts';
import { modelNamed } from './company/footprint.ts';
import { formulasOf } from './company/footprintFormulas.ts';
import { mapPlaces } from './company/places.ts';
import { researchCharts } from './company/technicalStrength.ts';
import { homeScenes } from './home/home.ts';
import { newsCard } from './news/newsCards.ts';
import { compare } from './solutions/comparison.ts';
import { productDownloads } from './solutions/downloads.ts';
import { finder } from './solutions/finder.ts';
import { productCard, productPictures } from './solutions/productCard.ts';
import { sizingOn } from './solutions/sizing.ts';
import { flowOf } from './solutions/solutions.ts';

/** Page with every section in every state; in the page table in development only. */
export const styleguide: Page = definePage({
  id: 'styleguide',
  desktop: '/_styleguide',
  label: () => 'Styleguide',
  unlisted: true,
  load: async ({ context, blocks }) => {
    const { list: articles } = (await blocks.get(newsBlock, context.language.code)).value;
    return {
      figures: productFigures(context.words),
      keyFigures: keyFigures(familyOf('super'), context),
      table: dataTable(familyOf('super'), context),
      standards: familyOf('super').standards,
      views: productPictures('super', context.words.products.products.super.name, context).views,
      cards: PRODUCT_IDS.map((id) => productCard(context.words, id)),
      scenes: homeScenes(context.words),
      articles: articles.slice(0, 3).map(newsCard),
      more: {
        ...researchCharts(context),
        flows: solutions.slice(0, 1).map((solution) => flowOf(context.words, solution)),
        comparison: compare(['super', 'charger'], context),
        finders: ['application=charging-system', 'application=forklift&power=5'].map((query) =>
          finder(new URLSearchParams(query), context),
        ),
        sizings: solutions.flatMap((solution) => {
          // The first calculator is blank, the second has faults, the third a result.
          const query = new URLSearchParams('target=400&peak=520&hours=2&base=250');
          const given = solution.product === 'battery' ? new URLSearchParams() : query;
          return sizingOn(solution, given, context) ?? [];
        }),
        downloads: productDownloads('super', context),
        places: mapPlaces(context.words),
      },
      reading: articles.slice(0, 1).map((article) => ({
        article: newsCard(article),
        html: withLocalUrls(article.html, { link: context.href }),
        ...filteredDocuments(new URLSearchParams({ product: 'super' }), context),
        departments: Object.entries(organisation.departments).map(([id, ways]) => ({
          title: id,
          text: ways.mail,
          ...ways,
        })),
        formulas: formulasOf(modelNamed(null), context),
        calculators: ['', 'energy=0&factor=none', 'model=AV-CT+5020&energy=500&factor=0.38'].map((query) =>
          footprintAnswer(new URLSearchParams(query), context),
        ),
        street: organisation.address.streetAddress,
        places: mapPlaces(context.words),
      })),
      contact: (await blocks.get(contactBlock, context.language.code)).value,
    };
  },
  head: () => ({ title: 'Styleguide', description: 'Every section in every state.', noIndex: true }),
  view: StyleguidePage,
});
