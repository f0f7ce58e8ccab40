import { SwiperPage, type SwiperContent } from '../../../views/pages/solutions/SwiperPage.tsx';
import type { Words } from '../../model/words.ts';
import { solutionPath, solutions, solutionsOf, systemPath } from '../../catalog/catalog.ts';
import { SYSTEM_IDS } from '../../catalog/systems.ts';
import { definePage, loadStatic, type Params } from '../../pageTable/page.ts';
import { toMobile } from '../../model/paths.ts';
import { solutionOf, systemOf } from './solutionParams.ts';

type Kind = SwiperContent['kind'] & keyof Words['nav'];

interface SwiperNames {
  readonly kind: Kind;
  /** Last segment of the desktop path. */
  readonly desktop: `${'Advantage' | 'Device' | 'Feedback'}Swiper`;
  /** Last segment of the mobile path in the specification, which lists none for the advantages. */
  readonly mobile?: string;
}

const SWIPERS: readonly SwiperNames[] = [
  { kind: 'advantages', desktop: 'AdvantageSwiper' },
  { kind: 'devices', desktop: 'DeviceSwiper', mobile: 'DeviceSwiperMobile' },
  { kind: 'feedback', desktop: 'FeedbackSwiper', mobile: 'FeedBackSwiperMobile' },
];

type SolutionWords = Words['solutions']['solutions'][keyof Words['solutions']['solutions']];

type Cards = Pick<SolutionWords, Kind>;

/** The cards of a solution with its name, for pages that mix the cards of several. */
export function namedCards({ name, advantages, devices, feedback }: SolutionWords, to: string) {
  const solution = { to, name };
  const named = <Card extends object>(cards: readonly Card[]) => cards.map((card) => ({ ...card, solution }));
  return { advantages: named(advantages), devices: named(devices), feedback: named(feedback) };
}

function contentOf(kind: Kind, members: readonly Cards[]): SwiperContent {
  if (kind === 'feedback') return { kind, items: members.flatMap(({ feedback }) => feedback) };
  return { kind, items: members.flatMap(({ [kind]: cards }) => cards) };
}

/** The system or solution in the path: its texts, its page, and its solutions. */
function ownerOf({ solutions: { systems, solutions: byName } }: Words, params: Params) {
  if (params.name === undefined) {
    const system = systemOf(params);
    const members: Cards[] = solutionsOf(system).map((solution) =>
      namedCards(byName[solution.name], solutionPath(solution)),
    );
    return { entry: systems[system], to: systemPath(system), members };
  }
  const solution = solutionOf(params);
  const entry = byName[solution.name];
  const members: Cards[] = [entry];
  return { entry, to: solutionPath(solution), members };
}

function swiperPage(
  { kind, desktop, mobile }: SwiperNames,
  owner: 'system' | 'solution',
  base: string,
  instances: readonly Params[],
) {
  const titleOf = (words: Words, name: string) => `${name}: ${words.nav[kind]}`;
  return definePage({
    id: `${owner}${desktop}` as const,
    desktop: `${base}/${desktop}`,
    mobile: mobile && toMobile(`${base}/${mobile}`),
    words: (words, params) => {
      const { entry } = ownerOf(words, params);
      return { title: titleOf(words, entry.name), description: entry.description };
    },
    instances,
    label: ({ words }) => words.nav[kind],
    noIndex: true,
    load: loadStatic(({ context: { words }, params }) => {
      const { entry, to, members } = ownerOf(words, params);
      const { name, lead } = entry;
      return { title: titleOf(words, name), lead, content: contentOf(kind, members), whole: { to, name } };
    }),
    view: SwiperPage,
  });
}

const systemInstances = SYSTEM_IDS.map((system) => ({ system }));
const solutionInstances = solutions.map(({ system, name }) => ({ system, name }));

/** Pages with a single swiper: one of a system, or one of a solution. */
export const swiperPages = SWIPERS.flatMap((names) => [
  swiperPage(names, 'system', '/solutions/:system', systemInstances),
  swiperPage(names, 'solution', '/solutions/:system/:name', solutionInstances),
]);
