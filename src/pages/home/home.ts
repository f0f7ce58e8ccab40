import { ActivityPage } from '../../../views/pages/home/ActivityPage.tsx';
import { HomePage } from '../../../views/pages/home/HomePage.tsx';
import { VideoModulePage } from '../../../views/pages/home/VideoModulePage.tsx';
import type { Scene } from '../../../views/sections/SceneList.tsx';
import type { Words } from '../../model/words.ts';
import type { Article } from '../../blocks/article.ts';
import { newsBlock } from '../../blocks/news.ts';
import { systemPath } from '../../catalog/catalog.ts';
import { SYSTEM_IDS, systems } from '../../catalog/systems.ts';
import { memoize } from '../../common/memoize.ts';
import { LANGUAGE_CODES } from '../../model/codes.ts';
import { definePage, defineTextPage } from '../../pageTable/page.ts';
import { webSiteData } from '../../structuredData/jsonLd.ts';
import { productFigures } from '../company/companyFigures.ts';
import { newsCard } from '../news/newsCards.ts';

const NEWS_ON_HOME = 3;

/** Memoized by the article list, which keeps its identity until an article changes; one list per language. */
const newestCards = memoize(
  (articles: readonly Article[]) => articles.slice(0, NEWS_ON_HOME).map(newsCard),
  LANGUAGE_CODES.length,
);

export const homePages = [
  definePage({
    id: 'home',
    desktop: '/',
    words: ({ home }) => home,
    menu: { position: 1 },
    load: async ({ context, blocks }) => ({
      ...settledData(context.words),
      articles: newestCards((await blocks.get(newsBlock, context.language.code)).value.list),
    }),
    head: (_, { siteUrl }) => ({ structuredData: [webSiteData(siteUrl)] }),
    view: HomePage,
  }),
  // Parts of the mobile home page that also have their own URLs.
  defineTextPage({
    id: 'activity',
    mobile: '/mobile/components/Activity',
    words: (words) => words.home.activity,
    view: ActivityPage,
  }),
  defineTextPage({
    id: 'videoModuleHome',
    mobile: '/mobile/components/VideoModuleHome',
    words: (words) => words.home.video,
    view: VideoModulePage,
  }),
];

/** Data that depends only on the locale files. */
const settledData = memoize(
  (words: Words) => ({
    systems: SYSTEM_IDS.map((id) => {
      const { name, lead } = words.solutions.systems[id];
      return { to: systemPath(id), title: name, text: lead, picture: systems[id].picture };
    }),
    figures: productFigures(words),
    scenes: homeScenes(words),
  }),
  LANGUAGE_CODES.length,
);

/** In the order of `home.scenes.items` in the locale files. */
const PICTURES = [
  'scene-forklift-warehouse',
  'scene-bus-depot',
  'scene-container-park',
  'scene-home-storage',
];

/** Scenes of the systems in use, each with its picture. */
function homeScenes({ home }: Words): readonly Scene[] {
  return home.scenes.items.flatMap((scene, index) => {
    const picture = PICTURES[index];
    return picture === undefined ? [] : [{ ...scene, picture }];
  });
}
