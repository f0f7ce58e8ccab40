import { SESSION_STORAGE } from '../../src/consent/names.ts';
import type { Enhancement } from '../enhance.ts';
import { readStored, session, store } from '../storage.ts';
import { announce } from '../visits/announce.ts';
import { ACCEPT } from './acceptEvent.ts';
import { isAnswered } from './isAnswered.ts';
import { refusesBySignal } from './allowsAnalytics.ts';

/**
 * Makes the consent banner work without page loads: answers are sent in the background, closing hides the banner for
 * the session, and going back clears every option but the first (specification, section 4).
 */
export const consentBanner: Enhancement = (banner) => {
  // A page from the back/forward cache may predate the answer.
  addEventListener('pageshow', () => {
    if (isAnswered()) banner.remove();
  });
  if (isAnswered() || readStored(session, SESSION_STORAGE.bannerClosed) !== null) {
    banner.remove();
    return;
  }
  const details = banner.querySelector('details');
  const custom = details?.querySelector('form');
  details?.addEventListener('toggle', () => {
    if (details.open)
      custom?.querySelector<HTMLElement>('input[type=checkbox]:enabled')?.focus({ preventScroll: true });
    else custom?.reset();
  });
  custom?.addEventListener('reset', () => {
    if (!details?.open) return;
    details.open = false;
    details.querySelector('summary')?.focus({ preventScroll: true });
  });
  show(banner.querySelector('[data-consent-back]'));

  const close = banner.querySelector<HTMLElement>('[data-consent-close]');
  show(close);
  close?.addEventListener('click', () => {
    store(session, SESSION_STORAGE.bannerClosed, '1');
    leave(banner);
  });

  if (refusesBySignal()) {
    show(banner.querySelector('[data-consent-signal]'));
    for (const box of banner.querySelectorAll<HTMLInputElement>('input:enabled[type=checkbox]'))
      box.disabled = true;
  }

  for (const form of banner.querySelectorAll('form')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void answer(form, event.submitter).then((accepted) => {
        if (!accepted) {
          show(banner.querySelector('[data-consent-failed]'));
          return;
        }
        announce(banner.dataset.saved ?? '');
        banner.dispatchEvent(new CustomEvent(ACCEPT, { bubbles: true, detail: { accepted } }));
        leave(banner);
      });
    });
  }
  reserveRoom(banner);
  banner.dataset.ready = '';
};

/** Sends an answer. @returns IDs of the accepted options; undefined if the request failed */
async function answer(form: HTMLFormElement, button: HTMLElement | null): Promise<number[] | undefined> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
  if (button instanceof HTMLButtonElement) body.set(button.name, button.value);
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
    });
    if (!response.ok) return undefined;
    const { accepted }: { accepted: number[] } = await response.json();
    return accepted;
  } catch {
    return undefined;
  }
}

/** Publishes the banner's height, so that the page reserves that space at its end and below a focused element. */
function reserveRoom(banner: HTMLElement): void {
  const { style } = document.documentElement;
  new ResizeObserver(([entry]) => {
    const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
    style.setProperty('--consent-height', `${Math.ceil(height)}px`);
  }).observe(banner);
}

function leave(banner: HTMLElement): void {
  const hadFocus = banner.contains(document.activeElement);
  banner.remove();
  if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true });
}

function show(element: HTMLElement | null): void {
  if (element) element.hidden = false;
}
