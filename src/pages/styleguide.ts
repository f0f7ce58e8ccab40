import { StyleguidePage } from '../../views/pages/styleguide/StyleguidePage.tsx';
import { PRODUCT_IDS } from '../catalogue/catalogue.ts';
import { products } from '../catalogue/products.ts';
import { mapPlaces } from '../company/sites.ts';
import { compare } from './comparison.ts';
import { productDownloads } from './downloads.ts';
import { flowOf } from './solutions.ts';
import { researchCharts } from './technicalStrength.ts';
import { dataTable, keyFigures } from './dataTable.ts';
import { companyFigures } from './companyFigures.ts';
import { homeScenes } from './homeScenes.ts';
import { newsCard } from './newsCard.ts';
import { definePage } from './page.ts';
import type { Page } from './page.ts';
import { productCard } from './productCard.ts';
import { productPictures } from './productPictures.ts';

/** Every section in every state. Added to the page table in development only. */
export const styleguide: Page = definePage({
  id: 'styleguide',
  desktop: ['/_styleguide'],
  label: () => 'Styleguide',
  unlisted: true,
  load: async ({ site, blocks, languageCode }) => ({
    figures: companyFigures(site.words),
    keyFigures: keyFigures(products.super, site),
    table: dataTable(products.super, site),
    standards: products.super.standards,
    views: productPictures('super', site.words.products.products.super.name, site).views,
    cards: PRODUCT_IDS.map((id) => productCard(site.words, id)),
    scenes: homeScenes(site.words),
    articles: (await blocks.get('news', languageCode)).value.list.slice(0, 3).map(newsCard),
    more: {
      ...researchCharts(site),
      flow: flowOf(site.words, 'ev-charger'),
      comparison: compare(['super', 'charger'], site),
      downloads: productDownloads('super', site),
      places: mapPlaces(site.words),
    },
    contact: (await blocks.get('about-contact', languageCode)).value,
  }),
  head: () => ({ title: 'Styleguide', description: 'Every section in every state.', noIndex: true }),
  view: StyleguidePage,
});
