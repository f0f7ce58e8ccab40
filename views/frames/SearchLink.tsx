import { Icon } from '../elements/Icon.tsx';
import { useRenderContext } from '../renderContext.tsx';

/** Link to the search page, by default as an icon. */
export function SearchLink({ isLabeled = false }: { readonly isLabeled?: boolean }) {
  const { href, words } = useRenderContext();
  const { title } = words.search;
  return (
    <a
      className={isLabeled ? 'search-link' : 'icon-button search-link'}
      href={href('/search')}
      aria-label={isLabeled ? undefined : title}
    >
      <Icon name="search" />
      {isLabeled ? <span>{title}</span> : null}
    </a>
  );
}
