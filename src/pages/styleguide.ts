import { StyleguidePage } from '../../views/pages/styleguide/StyleguidePage.tsx';
import { newsBlock } from '../blocks/news.ts';
import { contactBlock } from '../blocks/contact.ts';
import { familyOf, PRODUCT_IDS, solutions } from '../catalogue/catalogue.ts';
import { dataTable, keyFigures } from '../catalogue/dataTable.ts';
import { mapPlaces } from '../company/sites.ts';
import { withLocalUrls } from '../markdown/markdown.ts';
import { organisation } from '../organisation.ts';
import { footprintAnswer } from './carbonFootprint.ts';
import { compare } from './comparison.ts';
import { filteredDocuments } from './documentFilter.ts';
import { productDownloads } from './downloads.ts';
import { flowOf } from './solutions.ts';
import { researchCharts } from './technicalStrength.ts';
import { productFigures } from './companyFigures.ts';
import { homeScenes } from './homeScenes.ts';
import { newsCard } from './newsCard.ts';
import { definePage } from './page.ts';
import type { Page } from './page.ts';
import { productCard } from './productCard.ts';
import { productPictures } from './productPictures.ts';

/** Page with every section in every state; in the page table in development only. */
export const styleguide: Page = definePage({
  id: 'styleguide',
  desktop: ['/_styleguide'],
  label: () => 'Styleguide',
  unlisted: true,
  load: async ({ site, blocks }) => {
    const { list: articles } = (await blocks.get(newsBlock, site.language.code)).value;
    return {
      figures: productFigures(site.words),
      keyFigures: keyFigures(familyOf('super'), site),
      table: dataTable(familyOf('super'), site),
      standards: familyOf('super').standards,
      views: productPictures('super', site.words.products.products.super.name, site).views,
      cards: PRODUCT_IDS.map((id) => productCard(site.words, id)),
      scenes: homeScenes(site.words),
      articles: articles.slice(0, 3).map(newsCard),
      more: {
        ...researchCharts(site),
        flows: solutions.slice(0, 1).map((solution) => flowOf(site.words, solution)),
        comparison: compare(['super', 'charger'], site),
        downloads: productDownloads('super', site),
        places: mapPlaces(site.words),
      },
      reading: articles.slice(0, 1).map((article) => ({
        article: newsCard(article),
        html: withLocalUrls(article.html, { link: site.href }),
        ...filteredDocuments(new URLSearchParams({ product: 'super' }), site),
        departments: Object.entries(organisation.departments).map(([id, ways]) => ({
          title: id,
          text: ways.mail,
          ...ways,
        })),
        calculators: ['', 'energy=0&factor=none', 'energy=500&factor=0.38'].map((query) =>
          footprintAnswer(new URLSearchParams(query), site),
        ),
        street: organisation.address.streetAddress,
        places: mapPlaces(site.words),
      })),
      contact: (await blocks.get(contactBlock, site.language.code)).value,
    };
  },
  head: () => ({ title: 'Styleguide', description: 'Every section in every state.', noIndex: true }),
  view: StyleguidePage,
});
