import { HomePage } from '../../views/pages/home/HomePage.tsx';
import type { Words } from '../../views/words.ts';
import { newsBlock } from '../blocks/news.ts';
import { SYSTEM_IDS, systems } from '../catalogue/systems.ts';
import type { Article } from '../blocks/article.ts';
import { LANGUAGE_CODES } from '../locale/codes.ts';
import { memoize } from '../memoize.ts';
import { webSiteData } from '../structuredData/organization.ts';
import { productFigures } from './companyFigures.ts';
import { homeScenes } from './homeScenes.ts';
import { newsCard } from './newsCard.ts';
import { definePage } from './page.ts';
import type { Page } from './page.ts';

const NEWS_ON_HOME = 3;

/** Memoized by the article list, which keeps its identity until an article changes; one list per language. */
const newestCards = memoize(
  (articles: readonly Article[]) => articles.slice(0, NEWS_ON_HOME).map(newsCard),
  LANGUAGE_CODES.length,
);

export const homePages: readonly Page[] = [
  definePage({
    id: 'home',
    opensWithHero: true,
    desktop: ['/'],
    label: ({ words }) => words.nav.home,
    menu: { position: 1 },
    load: async ({ site, blocks }) => ({
      ...settledData(site.words),
      articles: newestCards((await blocks.get(newsBlock, site.language.code)).value.list),
    }),
    head: (_, { site, siteUrl }) => ({
      title: site.words.home.title,
      description: site.words.home.description,
      structuredData: [webSiteData(siteUrl)],
    }),
    changed: async ({ blocks, site }, wordsChanged) => {
      const [newest] = (await blocks.get(newsBlock, site.language.code)).value.list;
      return newest && newest.date > wordsChanged ? newest.date : wordsChanged;
    },
    view: HomePage,
  }),
];

/** Data that depends only on the locale files. */
const settledData = memoize(
  (words: Words) => ({
    systems: SYSTEM_IDS.map((id) => {
      const { name, lead } = words.solutions.systems[id];
      return { to: `/solutions/${id}`, title: name, text: lead, picture: systems[id].picture };
    }),
    figures: productFigures(words),
    scenes: homeScenes(words),
  }),
  LANGUAGE_CODES.length,
);
