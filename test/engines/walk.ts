import type { Layout } from '../../src/model/paths.ts';
import { COOKIES } from '../../src/consent/names.ts';
import type { Browser } from './kit.ts';
import { SAVES_DATA } from './watch.ts';

/** What must be the same in all engines, in CSS pixels. */
export interface Look {
  /** Left, top, width and height. */
  readonly header: readonly number[];
  /** Distance of its start from that side of the window, and top: width and height depend on where lines break. */
  readonly heading: readonly number[];
}

export interface Walk {
  readonly looks: Map<string, Look>;
  /** By weight and character: advances in all headings at a font size of 1000 px. */
  readonly advances: Record<string, number>;
  /** Crashes, console and network errors, pages that overflow, and headings in more than one weight. */
  readonly faults: readonly string[];
}

/** Cookies of a visitor who has answered the consent banner. */
export const WALKER = { [COOKIES.consent]: '1', [SAVES_DATA]: '1' };

/** Loads pages one after the other. After a crash, it goes on in a new browser. */
export async function walk(browser: Browser, layout: Layout, paths: readonly string[]): Promise<Walk> {
  const [looks, advances, faults] = [new Map<string, Look>(), {}, [] as string[]];
  let tab = await browser.open(layout, WALKER);
  for (const path of paths) {
    try {
      await tab.go(path);
      const { overflow, wrongWeights, newAdvances, ...look } = await tab.run(
        lookAtPage,
        Object.keys(advances),
      );
      looks.set(path, look);
      Object.assign(advances, newAdvances);
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
  return { looks, advances, faults };
}

interface PageLook extends Look {
  readonly overflow: number;
  /** Characters that look the same in both weights. */
  readonly wrongWeights: string;
  readonly newAdvances: Walk['advances'];
}

/** Runs in the page. @param known weights and characters that need not be measured again */
export async function lookAtPage(known: readonly string[]): Promise<PageLook> {
  const boxOf = (selector: string) =>
    document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  const { left, top, width, height } = boxOf('header');
  const heading = boxOf('h1');
  const { clientWidth, scrollWidth, dir } = document.documentElement;
  const advances: Record<string, number> = {};
  const wrongWeights = new Set<string>();
  const INK = 30;
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  for (const each of document.querySelectorAll<HTMLElement>('h1, h2, h3, h4')) {
    if (!canvas || !each.checkVisibility()) continue;
    const { fontFamily, fontWeight } = getComputedStyle(each);
    // The source fonts lack ₂; the system's shows it.
    const texts = [...new Set(each.innerText.replaceAll(/[\s\p{Cf}₂]/gu, ''))];
    const characters = texts.filter((one) => !known.includes(`${fontWeight} ${one}`));
    if (characters.length === 0) continue;
    // While a face is loading, WebKit uses the one of the other weight. Fallback faces that the system lacks reject.
    const loads = [400, 500].map((weight) =>
      document.fonts.load(`${weight} 1000px ${fontFamily}`, characters.join('')),
    );
    await Promise.allSettled(loads);
    const draw = (character: string, weight: string) => {
      canvas.font = `${weight} ${INK}px ${fontFamily}`;
      canvas.clearRect(0, 0, 2 * INK, 2 * INK);
      canvas.fillText(character, INK / 2, 1.5 * INK);
      return new Uint32Array(canvas.getImageData(0, 0, 2 * INK, 2 * INK).data.buffer);
    };
    for (const character of characters) {
      canvas.font = `${fontWeight} 1000px ${fontFamily}`;
      advances[`${fontWeight} ${character}`] = canvas.measureText(character).width;
      // If the face of one weight lacks a character, WebKit takes it from the other.
      const other = draw(character, fontWeight === '400' ? '500' : '400');
      if (draw(character, fontWeight).every((pixel, at) => pixel === other[at])) wrongWeights.add(character);
    }
  }
  return {
    header: [left, top, width, height],
    heading: [dir === 'rtl' ? clientWidth - heading.right : heading.left, heading.top],
    newAdvances: advances,
    overflow: scrollWidth - clientWidth,
    wrongWeights: [...wrongWeights].join(''),
  };
}
