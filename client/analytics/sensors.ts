import { SESSION_STORAGE } from '../../src/consent/names.ts';
import { readStored, session, store } from '../storage.ts';
import type { SendPageView } from './pageView.ts';

/**
 * Sends page views to a Sensors Analytics server through its data import API: one event per request, as base64-encoded
 * JSON in a form field. This avoids the vendor's 100 KB script.
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
    // A `no-cors` form post needs no preflight; the response is not read. `keepalive` lets it outlive the page.
    void fetch(url, { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true, body }).catch(
      () => undefined,
    );
  };
}

/** Random ID for this browser session: it groups the page views of one session and does not identify the visitor. */
function sessionId(): string {
  const known = readStored(session, SESSION_STORAGE.analyticsSession);
  if (known !== null) return known;
  const made = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  store(session, SESSION_STORAGE.analyticsSession, made);
  return made;
}

/** Encodes text as base64 of its UTF-8 bytes (RFC 4648). */
function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
