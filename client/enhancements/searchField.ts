import type { Enhancement } from '../enhance.ts';
import { reloadOnce } from '../visits/reloadGuard.ts';

/** Loads the suggestions when the visitor first moves to the field. Without them, the field still works. */
export const searchField: Enhancement = (field) => {
  if (!(field instanceof HTMLInputElement)) return;
  // Most often, a new build has replaced the file (specification, section 8). Not if a reload would lose what was typed, or
  // cancel the navigation for which Firefox has canceled the import.
  const reload = () => {
    if (field === document.activeElement && field.value === field.defaultValue) reloadOnce();
  };
  const load = () => void import('./suggestions.ts').then(({ suggest }) => suggest(field), reload);
  if (field === document.activeElement) load();
  else field.addEventListener('focus', load, { once: true });
};
