import { HomePage } from '../../views/pages/home/HomePage.tsx';
import { SYSTEM_IDS } from '../catalogue/catalogue.ts';
import { pictureOfSystem } from '../catalogue/pictures.ts';
import { organisation } from '../organisation.ts';
import { newsCard } from './newsCard.ts';
import { definePage } from './page.ts';
import type { Page } from './page.ts';

const NEWS_ON_HOME = 3;
/** In the order in which the words tell of the places. */
const SCENE_PICTURES = [
  'scene-forklift-warehouse',
  'scene-bus-depot',
  'scene-container-park',
  'scene-home-storage',
];

export const homePages: readonly Page[] = [
  definePage({
    id: 'home',
    desktop: ['/'],
    label: ({ words }) => words.nav.home,
    menu: { position: 1 },
    load: async ({ site, blocks, languageCode }) => {
      const { solutions, home } = site.words;
      const { installedGWh, countries, cycles, efficiencyPercent, serviceYears } = organisation.figures;
      const { figures, scenes } = home;
      return {
        systems: SYSTEM_IDS.map((id) => {
          const { name, lead } = solutions.systems[id];
          return { to: `/solutions/${id}`, title: name, text: lead, picture: pictureOfSystem(id) };
        }),
        figures: [
          { value: installedGWh, unit: 'GWh', caption: figures.installed },
          { value: countries, caption: figures.countries },
          { value: cycles, caption: figures.cycles },
          { value: efficiencyPercent, unit: '%', caption: figures.efficiency },
          { value: serviceYears, caption: figures.service },
        ],
        scenes: scenes.items.flatMap((scene, index) => {
          const picture = SCENE_PICTURES[index];
          return picture === undefined ? [] : [{ ...scene, picture }];
        }),
        articles: (await blocks.get('news', languageCode)).value.list.slice(0, NEWS_ON_HOME).map(newsCard),
      };
    },
    head: (_, { site }) => ({ title: site.words.home.title, description: site.words.home.description }),
    view: HomePage,
  }),
];
