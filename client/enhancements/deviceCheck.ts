import { SESSION_STORAGE } from '../../src/consent/names.ts';
import { toLayout } from '../../src/redirect/paths.ts';
import type { Layout } from '../../src/redirect/paths.ts';
import type { Enhancement } from '../enhance.ts';
import { VISIT_EVENT } from '../visits/visitEvent.ts';

/** Below this viewport width a page is shown in the mobile layout (specification, section 9). */
const MOBILE_BELOW = '(width < 768px)';
const RESIZE_SETTLED_MS = 1000;
const PHONES = /Android|webOS|iPhone|iPod|iPad|BlackBerry|BB10/;
/** Where the last move led, until a page is shown that needs none. */
const MOVED_TO = SESSION_STORAGE.movedTo;

/**
 * Moves to the layout that fits: on load, on each visit and 1 s after a resize stops. The wish is written to the
 * session cookie `layout` first, so that the server agrees and does not send the visitor back.
 */
export const deviceCheck: Enhancement = (html) => {
  const check = () => {
    const wanted: Layout =
      PHONES.test(navigator.userAgent) || matchMedia(MOBILE_BELOW).matches ? 'mobile' : 'desktop';
    const target = toLayout(location.pathname, wanted);
    // An error page shows in either layout under the same address.
    if (html.dataset.layout === wanted || target === location.pathname) {
      noteMove(undefined);
      return;
    }
    document.cookie = `layout=${wanted}; path=/; SameSite=Lax`;
    // Without cookies the server would send the visitor straight back: better to stay.
    if (!document.cookie.split('; ').includes(`layout=${wanted}`)) return;
    if (noteMove(target)) location.replace(target + location.search + location.hash);
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener('resize', () => {
    clearTimeout(timer);
    timer = setTimeout(check, RESIZE_SETTLED_MS);
  });
  document.addEventListener(VISIT_EVENT, check);
  // Kept by the browser while the window was resized.
  addEventListener('pageshow', ({ persisted }) => persisted && check());
  check();
};

/**
 * Notes a move before it is made.
 *
 * @returns whether to make it: not when the last one led to the same place and the visitor is here again, because a
 *   proxy knows better; nor where nothing can be noted
 */
function noteMove(target: string | undefined): boolean {
  try {
    const last = sessionStorage.getItem(MOVED_TO);
    if (target === undefined || last === target) {
      sessionStorage.removeItem(MOVED_TO);
      return false;
    }
    sessionStorage.setItem(MOVED_TO, target);
    return true;
  } catch {
    return false;
  }
}
