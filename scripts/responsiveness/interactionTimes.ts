import type { Browser, Page } from '@playwright/test';
import type { Layout } from '../../src/redirect/paths.ts';
import { layoutPath, openTab, placeOf } from './openTab.ts';
import { timeToAnswer } from './probe.ts';
import type { Samples } from './samples.ts';

/** Interaction to next paint: whatever the visitor does is to be answered sooner than this. */
const ANSWERED_BELOW_MS = 100;
const ROUNDS = 5;

const SOLUTION = '/solutions/battery-system/battery-pack';

/** One thing that a visitor does. */
type Act = (page: Page, layout: Layout) => Promise<void>;

/** A click with the mouse, or a tap on a phone; of several elements on the first that is shown. */
const press =
  (selector: string): Act =>
  async (page, layout) => {
    const { x, y } = await placeOf(page.locator(selector).filter({ visible: true }).first());
    await (layout === 'mobile' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  };
const key =
  (name: string): Act =>
  (page) =>
    page.keyboard.press(name);
const visit =
  (path: string): Act =>
  (page, layout) =>
    press(`footer a[href="${layoutPath(path, layout)}"]`)(page, layout);

interface Interaction {
  readonly name: string;
  readonly layouts: readonly Layout[];
  readonly path: string;
  /** What is done one after the other, each of it measured. */
  readonly acts: readonly Act[];
  /** With the question about cookies, which lies over the page. */
  readonly isAsked?: boolean;
}

const BOTH: readonly Layout[] = ['desktop', 'mobile'];
const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'menu by mouse',
    layouts: ['desktop'],
    path: '/',
    acts: [press('.menu-item-wide > button'), press('.menu-item > button'), press('h1')],
  },
  {
    name: 'menu by keyboard',
    layouts: ['desktop'],
    path: '/',
    acts: ['Tab', 'Tab', 'Tab', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'Escape'].map(key),
  },
  {
    name: 'language menu',
    layouts: ['desktop'],
    path: '/',
    acts: [press('[data-language-menu] > summary'), key('ArrowDown'), key('Escape')],
  },
  {
    name: 'menu panel',
    layouts: ['mobile'],
    path: '/',
    acts: [
      press('[data-mobile-menu] > summary'),
      press('.mobile-panel details > summary'),
      press('.mobile-dialog > button'),
    ],
  },
  {
    name: 'cookie banner: choose, tick, back, accept',
    layouts: BOTH,
    path: '/news',
    isAsked: true,
    acts: [
      press('.consent-custom > summary'),
      press('.consent-custom input:enabled'),
      press('[data-consent-back]'),
      press('.consent-answers > form button'),
    ],
  },
  {
    name: 'row of cards: next, next, previous, last dot',
    layouts: BOTH,
    path: SOLUTION,
    acts: [
      press('.swiper-feedback [data-next]'),
      press('.swiper-feedback [data-next]'),
      press('.swiper-feedback [data-previous]'),
      press('.swiper-feedback .swiper-dots li:last-child button'),
    ],
  },
  {
    name: 'visits',
    layouts: BOTH,
    path: '/news',
    acts: [visit('/legal'), visit(SOLUTION), visit('/privacy')],
  },
];

/** How long a device whose main thread is slower takes to answer; one entry for each kind of interaction. */
export async function interactionTimes(
  browser: Browser,
  site: string,
  { layout, slowness }: { readonly layout: Layout; readonly slowness: number },
): Promise<Samples[]> {
  const all: Samples[] = [];
  for (const { name, layouts, path, acts, isAsked = false } of INTERACTIONS) {
    if (!layouts.includes(layout)) continue;
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { page, load, slowDown, close } = await openTab(browser, site, { layout, isAnswered: !isAsked });
      await load(path);
      await slowDown(slowness);
      for (const act of acts) times.push(await timeToAnswer(page, () => act(page, layout)));
      await close();
    }
    all.push({ name: `${layout}, ${name}`, times, limit: ANSWERED_BELOW_MS });
  }
  return all;
}
