/** Keys that move within a list of links, in the order in which it is read. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Moves the focus in a list by arrow up and down, Home and End (ARIA practices guide, disclosure navigation).
 *
 * @returns whether the key was one of them, and the focus has moved
 */
export function moveFocus(list: readonly HTMLElement[], key: string): boolean {
  const current = list.findIndex((item) => item === document.activeElement);
  const step = STEPS[key];
  const next =
    step !== undefined
      ? list[current + step]
      : key === 'Home'
        ? list[0]
        : key === 'End'
          ? list.at(-1)
          : undefined;
  next?.focus();
  return next !== undefined;
}
