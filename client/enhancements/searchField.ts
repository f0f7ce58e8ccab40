import type { Enhancement } from '../enhance.ts';

/** Loads the suggestions when the visitor first moves to the field. Without them, the field still works. */
export const searchField: Enhancement = (field) => {
  if (!(field instanceof HTMLInputElement)) return;
  // Also after a visit within the site, where the browser does not heed it.
  if (field.autofocus) field.focus();
  const load = () =>
    void import('./suggestions.ts').then(({ suggest }) => suggest(field)).catch(console.error);
  if (field === document.activeElement) load();
  else field.addEventListener('focus', load, { once: true });
};
