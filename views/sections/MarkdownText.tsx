interface Props {
  /** HTML that the server rendered from Markdown, with raw HTML disabled. */
  readonly html: string;
  /** Language and direction of the text, if not the page's. */
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

export function MarkdownText({ html, lang, dir }: Props) {
  return (
    <div
      className="deep-links markdown-text"
      lang={lang}
      dir={dir}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
