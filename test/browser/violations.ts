import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './kit.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
// Preloading would fetch stylesheets for rules that are not enabled here.
const OPTIONS = { runOnly: RULES, resultTypes: ['violations' as const], preload: false };

/**
 * Runs axe with the rules for WCAG 2.2 A and AA and best practices.
 *
 * @param part selector of the only part to check. Rules for whole pages, such as those for landmarks, take most of the
 *   time, and what they check in the frame is the same on every page
 * @returns one line per violating element
 */
export async function violations(page: Page, part?: string): Promise<string[]> {
  // Outside legacy mode, axe opens an extra page for frames; the site has none.
  const axe = new AxeBuilder({ page }).options(OPTIONS).setLegacyMode();
  if (part !== undefined) axe.include(part);
  // Axe is still loaded after a visit; loading it again takes most of the time.
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const results: Awaited<ReturnType<typeof axe.analyze>> =
    isLoaded && part !== undefined
      ? await page.evaluate(([context, options]) => Reflect.get(window, 'axe').run(context, options), [
          part,
          OPTIONS,
        ] as const)
      : await axe.analyze();
  expect(results.passes.length, 'rules checked').toBeGreaterThan(5);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`.trim()),
  );
}
