import { useSite } from '../site.tsx';
import { Icon } from './Icon.tsx';

/** Where a feed reader finds the news. `href` is an address, the same in both layouts. */
export function FeedLink({ href }: { readonly href: string }) {
  const { words } = useSite();
  return (
    <a className="text-link" href={href} type="application/atom+xml">
      <Icon name="rss" />
      <span>{words.news.feed.subscribe}</span>
    </a>
  );
}
