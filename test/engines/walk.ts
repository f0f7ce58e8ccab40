import type { Layout } from '../../src/request/paths.ts';
import { COOKIES } from '../../src/consent/names.ts';
import type { Browser } from './kit.ts';
import { SAVES_DATA } from './watch.ts';

/** What must be the same in all engines, in CSS pixels. */
export interface Look {
  /** Left, top, width and height. */
  readonly header: readonly number[];
  /** Distance of its start from that side of the window, and top: width and height depend on where lines break. */
  readonly heading: readonly number[];
  /** By weight and character: advances in all headings at a font size of 1000 px. */
  readonly advances: Readonly<Record<string, readonly number[]>>;
}

interface Walk {
  readonly looks: ReadonlyMap<string, Look>;
  /** Crashes, console and network errors, pages that overflow, and headings in more than one weight. */
  readonly faults: readonly string[];
}

/** Cookies of a visitor who has answered the consent banner. */
export const WALKER = { [COOKIES.consent]: '1', [SAVES_DATA]: '1' };

/** Loads pages one after the other. After a crash, it goes on in a new browser. */
export async function walk(browser: Browser, layout: Layout, paths: readonly string[]): Promise<Walk> {
  const looks = new Map<string, Look>();
  const faults: string[] = [];
  let tab = await browser.open(layout, WALKER);
  for (const path of paths) {
    try {
      await tab.go(path);
      const { overflow, wrongWeights, ...look } = await tab.run(lookAtPage);
      looks.set(path, look);
      if (overflow > 0) faults.push(`${path} overflows by ${overflow} px`);
      if (wrongWeights)
        faults.push(`${path} has headings with characters of another weight: ${wrongWeights}`);
    } catch (error) {
      faults.push(`${path}: ${error}`);
      await browser.end();
      tab = await browser.open(layout, WALKER);
    }
    faults.push(...browser.watch.takeFaults());
  }
  return { looks, faults };
}

/** Runs in the page. */
export async function lookAtPage(): Promise<
  Look & { readonly overflow: number; readonly wrongWeights: string }
> {
  const boxOf = (selector: string) =>
    document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  const { left, top, width, height } = boxOf('header');
  const heading = boxOf('h1');
  const { clientWidth, scrollWidth, dir } = document.documentElement;
  const advances: Record<string, readonly number[]> = {};
  const wrongWeights = new Set<string>();
  const canvas = document.createElement('canvas').getContext('2d');
  for (const each of document.querySelectorAll<HTMLElement>('h1, h2, h3, h4')) {
    if (!canvas || !each.checkVisibility()) continue;
    const { fontFamily, fontWeight } = getComputedStyle(each);
    // While a face is loading, WebKit uses the one of the other weight. Fallback faces that the system lacks reject.
    const loads = [400, 500].map((weight) =>
      document.fonts.load(`${weight} 1000px ${fontFamily}`, each.innerText),
    );
    await Promise.allSettled(loads);
    const measure = (character: string, weight: string) => {
      canvas.font = `${weight} 1000px ${fontFamily}`;
      return canvas.measureText(character);
    };
    for (const character of new Set(each.innerText.replaceAll(/\s/g, ''))) {
      if (advances[`${fontWeight} ${character}`]) continue;
      const own = measure(character, fontWeight);
      const other = measure(character, fontWeight === '400' ? '500' : '400');
      advances[`${fontWeight} ${character}`] = [own.width];
      // If the face of one weight lacks a character, WebKit takes it from the other.
      const isSame = (['Left', 'Right', 'Ascent', 'Descent'] as const).every(
        (side) => own[`actualBoundingBox${side}`] === other[`actualBoundingBox${side}`],
      );
      if (isSame) wrongWeights.add(character);
    }
  }
  return {
    header: [left, top, width, height],
    heading: [dir === 'rtl' ? clientWidth - heading.right : heading.left, heading.top],
    advances,
    overflow: scrollWidth - clientWidth,
    wrongWeights: [...wrongWeights].join(''),
  };
}
