import type { Enhancement } from '../enhance.ts';
import { reloadOnce } from '../visits/reloadGuard.ts';
import { whenLoaded } from '../visits/whenLoaded.ts';

/** Loads the suggestions when the visitor first moves to the field. Without them, the field still works. */
export const searchField: Enhancement = (field) => {
  if (!(field instanceof HTMLInputElement)) return;
  const load = () => {
    let isLeaving = false;
    const leave = () => (isLeaving = true);
    // Only while the module loads: some browsers keep no page with such a listener in their back/forward cache.
    addEventListener('beforeunload', leave);
    // Most often, a new build has replaced the file (specification, section 8). Not if a reload would lose what was typed,
    // or cancel the navigation for which the browser has canceled the import.
    const reload = () => {
      if (!isLeaving && field === document.activeElement && field.value === field.defaultValue) reloadOnce();
    };
    void import('./suggestions.ts')
      .finally(() => removeEventListener('beforeunload', leave))
      .then(({ suggest }) => suggest(field), reload);
  };
  if (field === document.activeElement) whenLoaded(load);
  else field.addEventListener('focus', load, { once: true });
};
