type Steps = Readonly<Record<string, number>>;

const DOWN_AND_UP: Steps = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Moves the focus within a list with two arrow keys, Home and End (ARIA Authoring Practices Guide, disclosure
 * navigation).
 *
 * @param steps offset for each arrow key
 * @param current index of the focused item
 * @returns whether the key moved the focus
 */
export function moveFocus(
  list: readonly HTMLElement[],
  key: string,
  steps = DOWN_AND_UP,
  current = list.findIndex((item) => item === document.activeElement),
): boolean {
  const next =
    key === 'Home' ? list[0] : key === 'End' ? list.at(-1) : list[current + (steps[key] ?? Number.NaN)];
  next?.focus();
  return next !== undefined;
}
