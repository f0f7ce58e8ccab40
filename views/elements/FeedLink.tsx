import { useRenderContext } from '../renderContext.tsx';
import { Icon } from './Icon.tsx';

/** Link to the Atom feed. `href` is a URL path, the same in both layouts. */
export function FeedLink({ href }: { readonly href: string }) {
  const { words } = useRenderContext();
  return (
    <a className="tap text-link" href={href} type="application/atom+xml">
      <Icon name="rss" />
      <span>{words.news.feed.subscribe}</span>
    </a>
  );
}
