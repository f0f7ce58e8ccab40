import type { Enhancement } from '../enhance.ts';
import { VISIT_EVENT } from '../visits/visitEvent.ts';
import { moveFocus } from './moveFocus.ts';

/** Hover delays: passing over an entry does not open it, and leaving it briefly does not close it. */
const OPEN_DELAY_MS = 80;
const CLOSE_DELAY_MS = 250;

/**
 * The desktop menu, following the disclosure navigation pattern of the ARIA Authoring Practices Guide. Dropdowns open
 * on hover and with the button next to their entry; Escape closes them (WCAG 1.4.13); arrow keys move the focus. The
 * first click on the button of a dropdown that hovering has opened keeps it open: the visitor meant to open it.
 * Without the script, CSS opens them on hover and focus.
 */
export const mainMenu: Enhancement = (menu) => {
  const tops = [...menu.querySelectorAll<HTMLElement>('.menu-item > a')];
  const buttons = [...menu.querySelectorAll<HTMLButtonElement>('.menu-item > button')];
  const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpenByHover = false;

  /** Opens one dropdown, or none, and closes the others. */
  const open = (wanted?: HTMLElement, byHover = false) => {
    clearTimeout(timer);
    isOpenByHover = byHover;
    for (const button of buttons) button.setAttribute('aria-expanded', String(button === wanted));
  };
  const openLater = (wanted: HTMLElement | undefined, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => open(wanted, true), delay);
  };

  for (const button of buttons) {
    const item = button.parentElement;
    const links = () => [...(item?.querySelectorAll<HTMLElement>('.dropdown a') ?? [])];
    if (item?.matches(':hover')) open(button, true); // CSS had already opened it

    button.addEventListener('click', () => open(isOpen(button) && !isOpenByHover ? undefined : button));
    item?.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse') openLater(button, OPEN_DELAY_MS);
    });
    item?.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType === 'mouse') openLater(undefined, CLOSE_DELAY_MS);
    });
    item?.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !item.contains(relatedTarget) && isOpen(button)) open();
    });
    item?.addEventListener('keydown', (event) => {
      const { target, key } = event;
      const isInDropdown = target instanceof Element && target.closest('.dropdown') !== null;
      if (isInDropdown) {
        const entries = [button, ...links()];
        if (moveFocus(key === 'Home' ? links() : entries, key)) event.preventDefault();
      } else if (key === 'ArrowDown') {
        event.preventDefault();
        open(button);
        links()[0]?.focus();
      }
    });
  }

  menu.addEventListener('keydown', (event) => {
    if (event.defaultPrevented) return;
    const at = tops.findIndex((top) => top.parentElement?.contains(document.activeElement));
    const right = getComputedStyle(menu).direction === 'rtl' ? -1 : 1;
    const steps = { ArrowRight: right, ArrowLeft: -right };
    if (moveFocus(tops, event.key, steps, at)) event.preventDefault();
  });

  document.addEventListener('keydown', ({ key }) => {
    const button = key === 'Escape' ? buttons.find(isOpen) : undefined;
    if (!button) return;
    // Move the focus before the dropdown is hidden; a hidden element loses focus.
    if (button.parentElement?.contains(document.activeElement)) button.focus();
    open();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) open();
  });
  document.addEventListener(VISIT_EVENT, () => open());
  addEventListener('pagehide', () => open());
  // From now on CSS shows dropdowns by `aria-expanded` instead of hover and focus.
  menu.dataset.menu = 'started';
};
