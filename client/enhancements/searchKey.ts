import type { Enhancement } from '../enhance.ts';

/** The key `/` moves to the search field of the page, or opens the search, whose field has the focus. */
export const searchKey: Enhancement = (page) => {
  page.addEventListener('keydown', (event) => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return;
    if (target.isContentEditable || target.closest('input, select, textarea')) return;
    event.preventDefault();
    const field = page.querySelector<HTMLElement>('[data-suggestions]');
    if (field) field.focus();
    else page.querySelector<HTMLElement>('.search-link')?.click();
  });
};
