import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './kit.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Selectors of the parts that are identical on every page of a language and layout. */
const FRAME = ['header', 'footer', '[data-consent]'];

/**
 * Runs axe with the rules for WCAG 2.2 A and AA and best practices.
 *
 * @param options.afterVisit checks only the content that a visit replaces, not the frame
 * @returns one line per violating element
 */
export async function violations(
  page: Page,
  { afterVisit = false }: { afterVisit?: boolean } = {},
): Promise<string[]> {
  // Axe is still loaded after a visit; injecting it again takes half of the time.
  const axe = new AxeBuilder(afterVisit ? { page, axeSource: 'void axe' } : { page });
  if (afterVisit) for (const part of FRAME) axe.exclude(part);
  // Preloading would fetch stylesheets for rules that are not enabled here.
  axe.options({ runOnly: RULES, resultTypes: ['violations'], preload: false });
  // Outside legacy mode, axe opens an extra page for frames; the site has none.
  const results = await axe.setLegacyMode().analyze();
  expect(results.passes.length, 'rules checked').toBeGreaterThan(afterVisit ? 5 : 10);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`.trim()),
  );
}
