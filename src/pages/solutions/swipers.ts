import { SwiperPage, type SwiperContent } from '../../../views/pages/solutions/SwiperPage.tsx';
import type { Words } from '../../../views/words.ts';
import { solutions, solutionsOf } from '../../catalogue/catalogue.ts';
import { SYSTEM_IDS } from '../../catalogue/systems.ts';
import { definePage, loadOnce, type Page, type Params } from '../../pageTable/page.ts';
import { solutionOf, systemOf } from './solutionParams.ts';

type Kind = SwiperContent['kind'];

interface SwiperNames {
  readonly kind: Kind;
  /** Last segment of the desktop path. */
  readonly desktop: string;
  /** Last segment of the mobile path in the specification, which lists none for the advantages. */
  readonly mobile?: string;
}

const SWIPERS: readonly SwiperNames[] = [
  { kind: 'advantages', desktop: 'AdvantageSwiper' },
  { kind: 'devices', desktop: 'DeviceSwiper', mobile: 'DeviceSwiperMobile' },
  { kind: 'feedback', desktop: 'FeedbackSwiper', mobile: 'FeedBackSwiperMobile' },
];

type SolutionWords = Words['solutions']['solutions'][keyof Words['solutions']['solutions']];

function contentOf(kind: Kind, members: readonly SolutionWords[]): SwiperContent {
  switch (kind) {
    case 'advantages':
      return { kind, items: members.flatMap(({ advantages }) => advantages) };
    case 'devices':
      return { kind, items: members.flatMap(({ devices }) => devices) };
    case 'feedback':
      return { kind, items: members.flatMap(({ feedback }) => feedback) };
  }
}

function swiperPage(names: SwiperNames, of: 'system' | 'solution'): Page {
  const { kind, desktop, mobile } = names;
  const base = of === 'system' ? '/solutions/:system' : '/solutions/:system/:name';
  const mobileBase = of === 'system' ? '/solutions/:system/mobile' : '/solutions/:system/mobile/:name';
  const wordsOf = (words: Words, params: Params) =>
    of === 'system'
      ? words.solutions.systems[systemOf(params)]
      : words.solutions.solutions[solutionOf(params).name];
  const titleOf = (words: Words, params: Params) => `${wordsOf(words, params).name}: ${words.nav[kind]}`;
  return definePage({
    id: `${of}${desktop}`,
    desktop: `${base}/${desktop}`,
    mobile: mobile && `${mobileBase}/${mobile}`,
    words: (words, params) => ({ ...wordsOf(words, params), title: titleOf(words, params) }),
    instances:
      of === 'system'
        ? SYSTEM_IDS.map((system) => ({ system }))
        : solutions.map(({ system, name }) => ({ system, name })),
    label: ({ words }) => words.nav[kind],
    unlisted: true,
    middleware: ['noIndex'],
    load: loadOnce(({ context: { words }, params }) => {
      const members =
        of === 'system' ? solutionsOf(systemOf(params)).map(({ name }) => name) : [solutionOf(params).name];
      const { name, lead } = wordsOf(words, params);
      const { system, name: solution } = params;
      return {
        title: titleOf(words, params),
        lead,
        content: contentOf(
          kind,
          members.map((member) => words.solutions.solutions[member]),
        ),
        whole: { to: `/solutions/${of === 'system' ? system : `${system}/${solution}`}`, name },
      };
    }),
    view: SwiperPage,
  });
}

/** Pages with a single swiper: one of a system, or one of a solution. */
export const swiperPages: readonly Page[] = SWIPERS.flatMap((names) => [
  swiperPage(names, 'system'),
  swiperPage(names, 'solution'),
]);
