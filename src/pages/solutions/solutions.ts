import { SolutionPage } from '../../../views/pages/solutions/SolutionPage.tsx';
import { SolutionsPage } from '../../../views/pages/solutions/SolutionsPage.tsx';
import { SystemPage } from '../../../views/pages/solutions/SystemPage.tsx';
import type { RenderContext } from '../../model/renderContext.ts';
import type { Words } from '../../model/words.ts';
import {
  familyOf,
  PACK_IDS,
  productPath,
  solutionPath,
  solutions,
  solutionsOf,
  pictureOf,
  sceneOf,
  type Solution,
} from '../../catalog/catalog.ts';
import { decidingRows, keyFigures } from '../../catalog/dataTable.ts';
import { familyOn } from '../../catalog/lifecycle.ts';
import { leadOf } from '../../catalog/sales.ts';
import { SYSTEM_IDS, systems } from '../../catalog/systems.ts';
import { definePage, loadStatic } from '../../pageTable/page.ts';
import { productCard } from './productCard.ts';
import { productPages } from './products.ts';
import { calculatorPages, sizingOn } from './sizing.ts';
import { solutionOf, systemOf } from './solutionParams.ts';
import { namedCards, swiperPages } from './swipers.ts';

/** Cards in each swiper of a system page; the swiper's own page shows all of them. */
const CARDS_OF_SYSTEM = 6;

function solutionCard(context: RenderContext, solution: Solution) {
  const { name: title, lead } = context.words.solutions.solutions[solution.name];
  const text = leadOf(lead, familyOn(familyOf(solution.product), context.today()), context);
  return { to: solutionPath(solution), title, text, picture: pictureOf(solution.product) };
}

const packCards = (words: Words) => PACK_IDS.map((id) => productCard(words, id));

/** Interleaves the lists (first of each, then second of each) and keeps the first `CARDS_OF_SYSTEM` items. */
function inTurn<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) => lists.flatMap((list) => list.slice(round, round + 1)))
    .flat()
    .slice(0, CARDS_OF_SYSTEM);
}

/** Props of a solution's flow diagram. */
function flowOf({ words, format }: RenderContext, { name, flow }: Solution) {
  const { headings, solutions } = words.solutions;
  const { text, stages } = solutions[name].flow;
  return {
    heading: headings.flow,
    text,
    stages: flow.flatMap(([drawing, ...passes], index) => {
      const own = stages[index];
      return own ? [{ drawing, passes: passes.length > 0 ? format.list(passes) : undefined, ...own }] : [];
    }),
  };
}

const loadSolution = loadStatic(({ context, params }) => {
  const solution = solutionOf(params);
  const { system, name, product } = solution;
  const family = familyOf(product);
  const words = context.words.solutions.solutions[name];
  return {
    solution: { ...words, lead: leadOf(words.lead, familyOn(family, context.today()), context) },
    picture: pictureOf(product),
    flow: flowOf(context, solution),
    scene: sceneOf(product),
    productPath: productPath(product),
    keyFigures: keyFigures(family, context),
    table: decidingRows(family, context),
    packs: name === 'battery-pack' ? packCards(context.words) : [],
    related: solutionsOf(system)
      .filter((other) => other.name !== name)
      .map((other) => solutionCard(context, other)),
  };
});

export const solutionPages = [
  definePage({
    id: 'solutions',
    desktop: '/solutions',
    words: (words) => words.solutions.index,
    menu: { position: 2 },
    footer: 'solutions',
    load: loadStatic(({ context, context: { words } }) => ({
      ...words.solutions.index,
      groups: [
        ...SYSTEM_IDS.map((system) => ({
          heading: words.solutions.systems[system].name,
          text: words.solutions.systems[system].lead,
          cards: solutionsOf(system).map((solution) => solutionCard(context, solution)),
        })),
        { heading: words.solutions.headings.packs, cards: packCards(words) },
        {
          id: 'calculators',
          heading: words.nav.calculators,
          cards: calculatorPages.map(({ path, picture, title, text }) => ({
            to: path,
            title: title(words),
            text: text(words),
            picture,
          })),
        },
      ],
    })),
    view: SolutionsPage,
  }),
  definePage({
    id: 'system',
    desktop: '/solutions/:system',
    words: (words, params) => words.solutions.systems[systemOf(params)],
    instances: SYSTEM_IDS.map((system) => ({ system })),
    label: ({ words }, params) => words.solutions.systems[systemOf(params)].name,
    menu: { position: 1 },
    footer: 'solutions',
    load: loadStatic(({ context, params }) => {
      const { words } = context;
      const system = systemOf(params);
      const members = solutionsOf(system).map((solution) =>
        namedCards(words.solutions.solutions[solution.name], solutionPath(solution)),
      );
      return {
        system: words.solutions.systems[system],
        ...systems[system],
        solutions: solutionsOf(system).map((solution) => solutionCard(context, solution)),
        packs: system === 'battery-system' ? packCards(words) : [],
        advantages: inTurn(members.map(({ advantages }) => advantages)),
        devices: inTurn(members.map(({ devices }) => devices)),
        feedback: inTurn(members.map(({ feedback }) => feedback)),
      };
    }),
    view: SystemPage,
  }),
  definePage({
    id: 'solution',
    desktop: '/solutions/:system/:name',
    words: (words, params) => words.solutions.solutions[solutionOf(params).name],
    instances: solutions.map(({ system, name }) => ({ system, name })),
    label: ({ words }, params) => words.solutions.solutions[solutionOf(params).name].name,
    menu: { position: 1, picture: (params) => pictureOf(solutionOf(params).product) },
    footer: 'solutions',
    load: (request) => ({
      ...loadSolution(request),
      sizing: sizingOn(solutionOf(request.params), request),
    }),
    // The case stays when the visitor changes the language.
    head: ({ sizing }) => (sizing?.result ? { query: sizing.result.query } : {}),
    searched: (request) => {
      const sizing = sizingOn(solutionOf(request.params), request);
      return sizing ? [{ heading: sizing.heading, text: sizing.text, anchor: 'sizing' }] : [];
    },
    view: SolutionPage,
  }),
  ...swiperPages,
  ...productPages,
];
