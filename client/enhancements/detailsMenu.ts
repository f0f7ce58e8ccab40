import type { Enhancement } from '../enhance.ts';
import { moveFocus } from './moveFocus.ts';

/**
 * A menu built from `details`. It closes on Escape, on a click outside, when it loses focus and on `pagehide`. Arrow
 * keys move the focus.
 */
export const detailsMenu: Enhancement = (menu) => {
  if (!(menu instanceof HTMLDetailsElement)) return;
  const isOutside = (target: EventTarget | null) => target instanceof Node && !menu.contains(target);
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  menu.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') menu.open = true;
    if (!menu.open) return;
    const entries = [...menu.querySelectorAll<HTMLElement>('summary, a')];
    if (moveFocus(entries, event.key)) event.preventDefault();
  });
  document.addEventListener('click', (event) => {
    if (isOutside(event.target)) menu.open = false;
  });
  menu.addEventListener('focusout', (event) => {
    if (isOutside(event.relatedTarget)) menu.open = false;
  });
  addEventListener('pagehide', () => (menu.open = false));
};
