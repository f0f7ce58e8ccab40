import type { SendPageView } from './pageView.ts';

/** Global queue that tag services read: Google Tag Manager's data layer, which other services also use. */
const QUEUE = 'dataLayer';

/** Loads the tag service's script; page views are queued until it has loaded. */
export function startTag(url: string): SendPageView {
  const known: unknown = Reflect.get(window, QUEUE);
  const queue: unknown[] = Array.isArray(known) ? known : [];
  Reflect.set(window, QUEUE, queue);
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  document.head.append(script);
  return ({ url: page, title, lang, layout, referrer }) => {
    queue.push({
      event: 'page_view',
      page_location: page,
      page_title: title,
      page_referrer: referrer,
      page_language: lang,
      page_layout: layout,
    });
  };
}
