import type { Enhancement } from '../enhance.ts';

/**
 * The desktop menu, whose dropdowns open on hover and focus by style alone: Escape closes the open one without moving
 * the pointer (WCAG 1.4.13), until pointer and focus have left its entry.
 */
export const mainMenu: Enhancement = (menu) => {
  const items = [...menu.querySelectorAll<HTMLElement>('.menu-item')];
  const isInUse = (item: HTMLElement) => item.matches(':hover, :focus-within');
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const item of items.filter(isInUse)) {
      const link = item.querySelector('a');
      // Before it is hidden: a hidden element loses the focus to the document.
      if (item.contains(document.activeElement)) link?.focus();
      item.classList.add('dismissed');
    }
  });
  for (const item of items) {
    const forget = () => {
      if (!isInUse(item)) item.classList.remove('dismissed');
    };
    item.addEventListener('mouseleave', forget);
    // While the event is under way, the focus is nowhere yet.
    item.addEventListener('focusout', ({ relatedTarget }) => {
      const stays = relatedTarget instanceof Node && item.contains(relatedTarget);
      if (!stays && !item.matches(':hover')) item.classList.remove('dismissed');
    });
  }
};
