import type { Enhancement } from '../enhance.ts';

/** Shows the button that copies the address beside it, and says so. */
export const copyAddress: Enhancement = (element) => {
  const address = element.querySelector('bdi')?.textContent ?? '';
  const status = element.querySelector('[role="status"]');
  const button = element.querySelector('button');
  // Browsers offer the clipboard over HTTPS only.
  if (!button || !('clipboard' in navigator)) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(address).then(() => {
      if (status) status.textContent = element.dataset['copy'] ?? '';
    });
  });
};
