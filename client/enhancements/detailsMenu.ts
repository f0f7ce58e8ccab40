import type { Enhancement } from '../enhance.ts';

/** A menu made of `details`: closes on Escape, on a click beside it, and when focus leaves it. */
export const detailsMenu: Enhancement = (menu) => {
  if (!(menu instanceof HTMLDetailsElement)) return;
  const isOutside = (target: EventTarget | null) => target instanceof Node && !menu.contains(target);
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  document.addEventListener('click', (event) => {
    if (isOutside(event.target)) menu.open = false;
  });
  menu.addEventListener('focusout', (event) => {
    if (isOutside(event.relatedTarget)) menu.open = false;
  });
};
