import type { SendPageView } from './analytics.ts';

/** Queue that tag services read (Google Tag Manager's data layer, which others have taken over). */
const QUEUE = 'dataLayer';

/** Loads the script of the tag service; page views wait in its queue until it is there. */
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
