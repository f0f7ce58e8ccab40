import type { Enhancement } from '../enhance.ts';

/** Adds the click time as the parameter `t` to a document's URL (specification, section 2: Download-manual button). */
export const timestampLink: Enhancement = (link) => {
  if (!(link instanceof HTMLAnchorElement)) return;
  const stamp = () => {
    const url = new URL(link.href);
    url.searchParams.set('t', String(Date.now()));
    link.href = url.href;
  };
  link.addEventListener('click', stamp);
  // A middle click fires `auxclick`, not `click`.
  link.addEventListener('auxclick', stamp);
};
