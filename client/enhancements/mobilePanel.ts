import type { Enhancement } from '../enhance.ts';
import { isPlainClick, linkOf } from '../visits/visitable.ts';
import { VISIT_EVENT } from '../visits/visitEvent.ts';

/** Delay between closing the panel and following the chosen link (specification, section 9). */
const ROUTE_DELAY_MS = 500;

/**
 * Moves the mobile menu panel into a modal dialog: it traps focus and scrolling, and closes on Escape or a tap on the
 * backdrop. The `details` element remains the toggle.
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
  close.className = 'icon-button';
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
    if (event.target === dialog) dialog.close(); // on the backdrop
    const link = isPlainClick(event) ? linkOf(event) : undefined;
    if (!link || link === chosen || link.target !== '') return;
    event.preventDefault();
    follow(link);
  });
  document.addEventListener(VISIT_EVENT, leave);
  addEventListener('pagehide', leave);
  open(); // if the visitor opened it before the script ran
};
