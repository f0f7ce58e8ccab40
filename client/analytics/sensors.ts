import { SESSION_STORAGE } from '../../src/consent/names.ts';
import { readStored, session, store } from '../storage.ts';
import type { SendPageView } from './analytics.ts';

/**
 * Sends page views to a Sensors Analytics server, in the form of its data import API (one event as JSON in base64, as
 * a form field): a few lines in place of a script of 100 KB from somebody else.
 * https://manual.sensorsdata.cn/sa/2.5/en/api-1573850.html
 */
export function startSensors(url: string): SendPageView {
  const id = sessionId();
  return (view) => {
    const event = {
      distinct_id: id,
      time: Date.now(),
      type: 'track',
      event: '$pageview',
      properties: {
        $lib: 'js',
        $url: view.url,
        $url_path: new URL(view.url).pathname,
        $title: view.title,
        $referrer: view.referrer,
        $screen_width: screen.width,
        $screen_height: screen.height,
        lang: view.lang,
        layout: view.layout,
      },
    };
    const body = new URLSearchParams({ data: toBase64(JSON.stringify(event)), gzip: '0' });
    // A form from another origin needs no leave, and nothing of the answer is read. It outlives the page.
    void fetch(url, { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true, body }).catch(
      () => undefined,
    );
  };
}

/** Random, and good for this browser session: it joins the pages of one stay, and tells nothing about the visitor. */
function sessionId(): string {
  const known = readStored(session, SESSION_STORAGE.analyticsSession);
  if (known !== null) return known;
  const made = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  store(session, SESSION_STORAGE.analyticsSession, made);
  return made;
}

/** UTF-8 in base64 (RFC 4648). */
function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
