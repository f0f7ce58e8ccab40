export interface LanguageLink {
  readonly code: string;
  /** The language's own name. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
  readonly url: string;
  readonly current: boolean;
}

/** The entries of the language menu. Plain links: choosing one works without script. */
export function LanguageLinks({ links }: { readonly links: readonly LanguageLink[] }) {
  return links.map(({ code, name, dir, url, current }) => (
    <li key={code}>
      <a
        href={url}
        lang={code}
        dir={dir}
        rel="nofollow"
        data-language={code}
        aria-current={current ? 'true' : undefined}
      >
        {name}
      </a>
    </li>
  ));
}
