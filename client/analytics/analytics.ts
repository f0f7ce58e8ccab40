import { SESSION_STORAGE } from '../../src/consent/names.ts';
import { ACCEPT } from '../consent/acceptEvent.ts';
import { allowsAnalytics } from '../consent/allowsAnalytics.ts';
import type { Enhancement } from '../enhance.ts';
import { session, store } from '../storage.ts';
import { VISIT_EVENT } from '../visits/visitEvent.ts';

/** What is told to the operator's service: one page that a visitor looked at. */
export interface PageView {
  readonly url: string;
  readonly title: string;
  readonly lang: string;
  readonly layout: string;
  /** Where the visitor came from: the page before, or the browser's referrer. */
  readonly referrer: string;
}

export type SendPageView = (view: PageView) => void;

/**
 * Tells the operator's analytics service which pages are looked at, visits included, while the visitor allows it:
 * nothing of it is loaded or asked before, and it ends when the consent is withdrawn, in this tab or another.
 */
export const analytics: Enhancement = (html) => {
  const { analytics: service = '', analyticsUrl: serviceUrl = '' } = html.dataset;
  let send: Promise<SendPageView> | undefined;
  let referrer = document.referrer;

  const tell = () => {
    if (!allowsAnalytics()) {
      store(session, SESSION_STORAGE.analyticsSession, null);
      // What another site's script has begun only a new page ends.
      if (send) location.reload();
      return;
    }
    const { lang = '', layout = '' } = { lang: html.lang, ...html.dataset };
    const view = { url: location.href, title: document.title, lang, layout, referrer };
    referrer = view.url;
    send ??= start(service, serviceUrl);
    send.then((give) => give(view)).catch(() => (send = undefined));
  };

  document.addEventListener(ACCEPT, tell);
  document.addEventListener(VISIT_EVENT, tell);
  // A page that the browser has kept is shown again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tell();
  });
  tell();
};

/** Loads the part for the service that the server named. */
async function start(service: string, url: string): Promise<SendPageView> {
  if (service === 'sensors') return (await import('./sensors.ts')).startSensors(url);
  return (await import('./tag.ts')).startTag(url);
}
