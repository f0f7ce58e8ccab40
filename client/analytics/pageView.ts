/** One page view, as sent to the analytics service. */
export interface PageView {
  readonly url: string;
  readonly title: string;
  readonly lang: string;
  readonly layout: string;
  /** URL of the previous page, or the browser's referrer for the first one. */
  readonly referrer: string;
}

export type SendPageView = (view: PageView) => void;
