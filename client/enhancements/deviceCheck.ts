import { toLayout } from '../../src/redirect/paths.ts';
import type { Layout } from '../../src/redirect/paths.ts';
import type { Enhancement } from '../enhance.ts';

/** Below this viewport width a page is shown in the mobile layout (specification, section 9). */
const MOBILE_BELOW = '(width < 768px)';
const RESIZE_SETTLED_MS = 1000;
const PHONES = /Android|webOS|iPhone|iPod|iPad|BlackBerry|BB10/;

/**
 * Moves to the layout that fits: on load and 1 s after a resize stops. The wish is written to the session cookie
 * `layout` first, so that the server agrees and does not send the visitor back.
 */
export const deviceCheck: Enhancement = (html) => {
  const check = () => {
    const wanted: Layout =
      PHONES.test(navigator.userAgent) || matchMedia(MOBILE_BELOW).matches ? 'mobile' : 'desktop';
    if (html.dataset.layout === wanted) return;
    const target = toLayout(location.pathname, wanted);
    if (target === location.pathname) return; // an error page: it shows in either layout
    document.cookie = `layout=${wanted}; path=/; SameSite=Lax`;
    // Without cookies the server would send the visitor straight back: better to stay.
    if (!document.cookie.includes(`layout=${wanted}`)) return;
    location.replace(target + location.search + location.hash);
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener('resize', () => {
    clearTimeout(timer);
    timer = setTimeout(check, RESIZE_SETTLED_MS);
  });
  check();
};
