/** Keys that move within a list of links, in reading order. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Moves the focus in a list by arrow up and down, Home and End (ARIA practices guide, disclosure navigation).
 *
 * @returns whether the key was one of them and the focus has moved
 */
export function moveFocus(list: readonly HTMLElement[], key: string): boolean {
  const current = list.findIndex((item) => item === document.activeElement);
  const next =
    key === 'Home' ? list[0] : key === 'End' ? list.at(-1) : list[current + (STEPS[key] ?? Number.NaN)];
  next?.focus();
  return next !== undefined;
}
