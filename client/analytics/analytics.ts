import { SESSION_STORAGE } from '../../src/consent/names.ts';
import { ACCEPT } from '../consent/acceptEvent.ts';
import { allowsAnalytics } from '../consent/allowsAnalytics.ts';
import type { Enhancement } from '../enhance.ts';
import { session, store } from '../storage.ts';
import { VISIT_EVENT } from '../visits/visitEvent.ts';
import type { SendPageView } from './pageView.ts';
import { startSensors } from './sensors.ts';
import { startTag } from './tag.ts';

/**
 * Sends page views, visits included, to the operator's analytics service while the visitor consents. Nothing is
 * requested from it before consent, and tracking stops when consent is withdrawn, in this tab or another.
 */
export const analytics: Enhancement = (html) => {
  const { analytics: service = '', analyticsUrl: serviceUrl = '' } = html.dataset;
  const start = service === 'sensors' ? startSensors : startTag;
  let send: SendPageView | undefined;
  let referrer = document.referrer;

  const tell = () => {
    if (!allowsAnalytics()) {
      store(session, SESSION_STORAGE.analyticsSession, null);
      // A third-party script that is already running can only be stopped by a new document.
      if (send) location.reload();
      return;
    }
    const { lang = '', layout = '' } = { lang: html.lang, ...html.dataset };
    const view = { url: location.href, title: document.title, lang, layout, referrer };
    referrer = view.url;
    send ??= start(serviceUrl);
    send(view);
  };

  document.addEventListener(ACCEPT, tell);
  document.addEventListener(VISIT_EVENT, tell);
  // Restored from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tell();
  });
  tell();
};
