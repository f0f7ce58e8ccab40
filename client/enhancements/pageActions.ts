import type { Enhancement } from '../enhance.ts';

/** Shows the button that copies the address in its `data-copy`; the status next to it says so. */
export const copyLink: Enhancement = (button) => {
  const { copy = '', copied = '' } = button.dataset;
  // Only secure addresses have a clipboard.
  button.hidden = !('clipboard' in navigator);
  button.addEventListener('click', () => {
    const say = () => button.nextElementSibling?.replaceChildren(copied);
    navigator.clipboard.writeText(copy).then(say).catch(console.error);
  });
};

/** Shows the button that prints the page. */
export const printPage: Enhancement = (button) => {
  button.hidden = false;
  button.addEventListener('click', () => print());
};
