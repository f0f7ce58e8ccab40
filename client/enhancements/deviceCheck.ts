import { SESSION_STORAGE } from '../../src/consent/names.ts';
import { isPlainPath, toLayout, type Layout } from '../../src/model/paths.ts';
import type { Enhancement } from '../enhance.ts';
import { readStored, session, store } from '../storage.ts';
import { VISIT_EVENT } from '../visits/visitEvent.ts';

/** Below this viewport width a page is shown in the mobile layout (specification, section 9). */
const MOBILE_BELOW = '(width < 768px)';
const RESIZE_SETTLED_MS = 1000;
const PHONES = /Android|webOS|iPhone|iPod|iPad|BlackBerry|BB10/;
/** Storage key for the target path of the last layout switch; cleared by a page that needs none. */
const MOVED_TO = SESSION_STORAGE.movedTo;

/**
 * Switches to the layout that fits the viewport: on load, on each visit and 1 s after the last resize event. The layout
 * is first written to the session cookie `layout`, so that the server does not redirect back.
 */
export const deviceCheck: Enhancement = (html) => {
  const check = () => {
    const { pathname, search, hash, protocol } = location;
    const wanted: Layout =
      PHONES.test(navigator.userAgent) || matchMedia(MOBILE_BELOW).matches ? 'mobile' : 'desktop';
    const target = toLayout(pathname, wanted);
    // Some error pages have the same path in both layouts. The server never redirects a path that is not plain.
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
  // The window may have been resized while the page was in the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => persisted && check());
  check();
};

/**
 * Records a layout switch before it happens, to prevent redirect loops.
 *
 * @returns whether to switch; false if the last switch had the same target (a proxy has redirected back) or if session
 *   storage does not work
 */
function noteMove(target: string | undefined): boolean {
  const isNew = target !== undefined && readStored(session, MOVED_TO) !== target;
  return store(session, MOVED_TO, isNew ? target : null) && isNew;
}
