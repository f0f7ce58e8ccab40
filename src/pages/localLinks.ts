/**
 * Articles link to pages by English desktop paths; rewrites these links to the reader's language and layout.
 *
 * @param html safe HTML as `renderMarkdown` writes it
 * @param href maps an English desktop path to the rewritten one
 */
export function withLocalLinks(html: string, href: (path: string) => string): string {
  return html.replace(/(<a href=")(\/[^"]*)"/g, (_, start: string, path: string) => `${start}${href(path)}"`);
}
