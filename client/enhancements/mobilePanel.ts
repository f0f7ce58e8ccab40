import type { Enhancement } from '../enhance.ts';
import { isPlainClick, linkOf } from '../visits/visitable.ts';
import { VISIT_EVENT } from '../visits/visitEvent.ts';

/** How long after the panel closes the chosen page is gone to (specification, section 9). */
export const ROUTE_DELAY_MS = 500;

/**
 * The menu panel of the mobile layout as a modal dialog: focus and scrolling stay in it, Escape and a tap beside it
 * close it. The toggle and its `details` stay what they are without script.
 */
export const mobilePanel: Enhancement = (toggle) => {
  const panel = toggle.querySelector('nav');
  const closeIcon = toggle.querySelector('summary .icon:last-of-type');
  if (!(toggle instanceof HTMLDetailsElement) || !panel || !closeIcon) return;

  const dialog = document.createElement('dialog');
  dialog.className = 'mobile-dialog';
  dialog.ariaLabel = panel.ariaLabel;
  const close = document.createElement('button');
  close.type = 'button';
  close.ariaLabel = toggle.dataset.close ?? '';
  close.append(closeIcon.cloneNode(true));
  dialog.append(close, panel);
  toggle.after(dialog);

  let timer: ReturnType<typeof setTimeout> | undefined;
  let chosen: HTMLAnchorElement | undefined;
  const leave = () => {
    clearTimeout(timer);
    dialog.close();
  };
  const follow = (link: HTMLAnchorElement) => {
    leave();
    timer = setTimeout(() => {
      chosen = link;
      link.click();
      chosen = undefined;
    }, ROUTE_DELAY_MS);
  };

  const open = () => {
    if (!toggle.open || dialog.open) return;
    clearTimeout(timer);
    dialog.showModal();
    document.documentElement.classList.add('panel-open');
  };
  toggle.addEventListener('toggle', open);
  dialog.addEventListener('close', () => {
    toggle.open = false;
    document.documentElement.classList.remove('panel-open');
  });
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close(); // beside the panel
    const link = isPlainClick(event) ? linkOf(event) : undefined;
    if (!link || link === chosen || link.target !== '') return;
    event.preventDefault();
    follow(link);
  });
  document.addEventListener(VISIT_EVENT, leave);
  addEventListener('pagehide', leave);
  open(); // where the visitor was quicker than the script
};
