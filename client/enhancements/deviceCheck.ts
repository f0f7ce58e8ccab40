import { SESSION_STORAGE } from '../../src/consent/names.ts';
import { isPlainPath, toLayout } from '../../src/redirect/paths.ts';
import type { Layout } from '../../src/redirect/paths.ts';
import type { Enhancement } from '../enhance.ts';
import { readStored, session, store } from '../storage.ts';
import { VISIT_EVENT } from '../visits/visitEvent.ts';

/** Below this viewport width a page is shown in the mobile layout (specification, section 9). */
const MOBILE_BELOW = '(width < 768px)';
const RESIZE_SETTLED_MS = 1000;
const PHONES = /Android|webOS|iPhone|iPod|iPad|BlackBerry|BB10/;
/** Where the last move led, until a page is shown that needs none. */
const MOVED_TO = SESSION_STORAGE.movedTo;

/**
 * Moves to the layout that fits: on load, on each visit and 1 s after a resize stops. The layout is first written to
 * the session cookie `layout`: the server then agrees and does not redirect back.
 */
export const deviceCheck: Enhancement = (html) => {
  const check = () => {
    const { pathname, search, hash, protocol } = location;
    const wanted: Layout =
      PHONES.test(navigator.userAgent) || matchMedia(MOBILE_BELOW).matches ? 'mobile' : 'desktop';
    const target = toLayout(pathname, wanted);
    // Some error pages have the same path in both layouts; a path that is not plain is never redirected.
    if (html.dataset.layout === wanted || target === pathname || !isPlainPath(pathname)) {
      noteMove(undefined);
      return;
    }
    const cookie = `layout=${wanted}`;
    document.cookie = `${cookie}; path=/; SameSite=Lax${protocol === 'https:' ? '; Secure' : ''}`;
    // Without cookies the server would redirect straight back.
    if (!document.cookie.split('; ').includes(cookie)) return;
    if (noteMove(target)) location.replace(target + search + hash);
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
 * Records a move before it is made.
 *
 * @returns whether to make it: not if the last move led to the same path and the visitor is back, because a proxy
 *   decides otherwise, and not if nothing can be stored
 */
function noteMove(target: string | undefined): boolean {
  const isNew = target !== undefined && readStored(session, MOVED_TO) !== target;
  return store(session, MOVED_TO, isNew ? target : null) && isNew;
}
