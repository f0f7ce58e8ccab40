import type { Browser, Page } from '@playwright/test';
import type { Layout } from '../../../src/model/paths.ts';
import { layoutPath, openTab, placeOf } from './openTab.ts';
import { timeToAnswer } from './probe.ts';
import type { Samples } from './samples.ts';

/** Upper limit of Interaction to Next Paint (INP). */
const ANSWERED_BELOW_MS = 100;
const ROUNDS = 5;

const SOLUTION = '/solutions/battery-system/battery-pack';

/** A user interaction. */
interface Act {
  readonly name: string;
  readonly perform: (page: Page, layout: Layout) => Promise<void>;
}

/** A click, or a tap on phones, on the first visible element that matches. */
function press(name: string, selector: string | ((layout: Layout) => string)): Act {
  return {
    name,
    perform: async (page, layout) => {
      const wanted = typeof selector === 'string' ? selector : selector(layout);
      const { x, y } = await placeOf(page, wanted);
      await (layout === 'mobile' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    },
  };
}

function key(name: string): Act {
  return { name, perform: (page) => page.keyboard.press(name) };
}

function visit(path: string): Act {
  return press(path, (layout) => `footer a[href="${layoutPath(path, layout)}"]`);
}

interface Series {
  readonly name: string;
  readonly layouts: readonly Layout[];
  readonly path: string;
  /** Interactions in sequence, each measured. */
  readonly acts: readonly Act[];
  /** Shows the consent banner over the page. */
  readonly isAsked?: boolean;
}

const BOTH: readonly Layout[] = ['desktop', 'mobile'];
const ALL: readonly Series[] = [
  {
    name: 'menu',
    layouts: ['desktop'],
    path: '/',
    acts: [
      press('open', '.menu-item-wide > button'),
      press('another', '.menu-item:not(.menu-item-wide) > button'),
      press('close', 'h1'),
    ],
  },
  {
    name: 'menu',
    layouts: ['desktop'],
    path: '/',
    acts: ['Tab', 'Tab', 'Tab', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'Escape'].map(key),
  },
  {
    name: 'language menu',
    layouts: ['desktop'],
    path: '/',
    acts: [press('open', '[data-language-menu] > summary'), key('ArrowDown'), key('Escape')],
  },
  {
    name: 'menu panel',
    layouts: ['mobile'],
    path: '/',
    acts: [
      press('open', '[data-mobile-menu] > summary'),
      press('a part', '.mobile-panel details > summary'),
      press('close', '.mobile-dialog > button'),
    ],
  },
  {
    name: 'cookie banner',
    layouts: BOTH,
    path: '/news',
    isAsked: true,
    acts: [
      press('choose', '.consent-custom > summary'),
      press('tick', '.consent-custom input:enabled'),
      press('back', '[data-consent-back]'),
      press('accept all', '.consent-answers > form button'),
    ],
  },
  {
    name: 'row of cards',
    layouts: BOTH,
    path: SOLUTION,
    acts: [
      press('next', '.swiper-feedback [data-next]'),
      press('previous', '.swiper-feedback [data-previous]'),
      press('last dot', '.swiper-feedback .swiper-dots li:last-child button'),
    ],
  },
  {
    name: 'visit',
    layouts: BOTH,
    path: '/news',
    acts: [visit('/legal'), visit(SOLUTION), visit('/privacy')],
  },
];

/** Measures the response times of all interactions with a throttled CPU. */
export async function interactionTimes(
  browser: Browser,
  site: string,
  { layout, slowness }: { readonly layout: Layout; readonly slowness: number },
): Promise<Samples[]> {
  const times = new Map<string, number[]>();
  for (const { name: series, layouts, path, acts, isAsked = false } of ALL) {
    if (!layouts.includes(layout)) continue;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { page, load, slowDown, close } = await openTab(browser, site, { layout, isAnswered: !isAsked });
      await load(path);
      await slowDown(slowness);
      for (const { name, perform } of acts) {
        const time = await timeToAnswer(page, () => perform(page, layout));
        const key = `${layout}, ${series}: ${name}`;
        times.set(key, [...(times.get(key) ?? []), time]);
      }
      await close();
    }
  }
  return [...times].map(([name, each]) => ({ name, times: each, limit: ANSWERED_BELOW_MS }));
}
