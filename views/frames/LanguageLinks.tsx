export interface LanguageLink {
  readonly code: string;
  /** Name of the language in that language. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
  readonly url: string;
  readonly current: boolean;
}

/** Entries of the language menu: plain links, which work without script. */
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
