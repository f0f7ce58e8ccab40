import { LOCAL_STORAGE } from '../../src/consent/names.ts';
import type { Enhancement } from '../enhance.ts';
import { local, readStored, store } from '../storage.ts';

/** At the end of the stored list: the visitor is changing it, so the next list shown replaces it. */
const CHANGING = '!';

const stored = () => readStored(local, LOCAL_STORAGE.partsList) ?? '';
const kept = () => stored().replace(CHANGING, '');
const keep = (list: string) => store(local, LOCAL_STORAGE.partsList, list === '' ? null : list);

/** A link that adds to the visitor's list: puts the stored list before what it adds. */
export const addToList: Enhancement = (link) => {
  if (!(link instanceof HTMLAnchorElement)) return;
  const { pathname, searchParams } = new URL(link.href);
  const added = searchParams.get('items') ?? '';
  link.addEventListener('click', () => {
    link.href = `${pathname}?items=${[kept(), added].filter(Boolean).join(',')}`;
    keep(kept() + CHANGING);
  });
};

/** A link to the parts list: opens the stored list, if there is one. */
export const openList: Enhancement = (link) => {
  if (!(link instanceof HTMLAnchorElement)) return;
  link.addEventListener('click', () => {
    const { origin, pathname } = new URL(link.href);
    link.href = origin + pathname + (kept() === '' ? '' : `?items=${kept()}`);
  });
};

/**
 * The list of the page: stores it if the visitor has made it here, and says so. A list that came with a link replaces no
 * stored one.
 */
export const keptList: Enhancement = (section) => {
  const { partsList: shown = '' } = section.dataset;
  if (stored().endsWith(CHANGING)) keep(shown);
  const show = () => {
    const states = { same: shown !== '' && kept() === shown, other: kept() !== '' && kept() !== shown };
    for (const [name, isShown] of Object.entries(states)) {
      const element = section.querySelector<HTMLElement>(`[data-kept="${name}"]`);
      if (element) element.hidden = !isShown;
    }
  };
  const change = () => {
    if (kept() === shown || kept() === '') keep(kept() + CHANGING);
  };
  section.addEventListener('submit', change);
  // The request of the list has the quantities of its address.
  section.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'number') target.form?.requestSubmit();
  });
  for (const link of section.querySelectorAll('[data-changes-list]')) link.addEventListener('click', change);
  section.querySelector('[data-kept="same"] button')?.addEventListener('click', () => {
    keep('');
    show();
  });
  show();
};
