interface Props {
  /** HTML that the server made from Markdown with raw HTML switched off. */
  readonly html: string;
  /** Language and direction of the text, where they are not the page's own. */
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

export function MarkdownText({ html, lang, dir }: Props) {
  return <div className="markdown-text" lang={lang} dir={dir} dangerouslySetInnerHTML={{ __html: html }} />;
}
