import type { Enhancement } from '../enhance.ts';

/** Adds the time of the click to the address of a document (specification, section 2: Download-manual button). */
export const timestampLink: Enhancement = (link) => {
  if (!(link instanceof HTMLAnchorElement)) return;
  const stamp = () => {
    const url = new URL(link.href);
    url.searchParams.set('t', String(Date.now()));
    link.href = url.href;
  };
  link.addEventListener('click', stamp);
  // The middle button opens a new tab as well.
  link.addEventListener('auxclick', stamp);
};
