/**
 * Articles link to pages by their English desktop paths; a reader stays in the language and layout they read in.
 *
 * @param html safe HTML as `renderMarkdown` writes it
 * @param href what becomes of a path
 */
export function withLocalLinks(html: string, href: (path: string) => string): string {
  return html.replace(/(<a href=")(\/[^"]*)"/g, (_, start: string, path: string) => `${start}${href(path)}"`);
}
