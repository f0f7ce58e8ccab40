type Steps = Readonly<Record<string, number>>;

const DOWN_AND_UP: Steps = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Moves the focus in a list by two arrow keys, Home and End (ARIA practices guide, disclosure navigation).
 *
 * @param steps how far each arrow key moves
 * @param current index of the item that has the focus
 * @returns whether the key was one of them and the focus has moved
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
