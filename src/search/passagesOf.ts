import type { Passage } from './searchEntry.ts';

/** Tags that begin or end a paragraph, heading, list item, or table row. */
const BLOCK = /<\/?(?:p|h[1-6]|[uod]l|li|table|thead|tbody|tr|blockquote|pre|hr)\b[^>]*>/;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** The passages of HTML that was rendered from Markdown. Passages below a heading with an id have it as anchor. */
export function passagesOf(html: string): Passage[] {
  let anchor: string | undefined;
  return html.split(/(?=<h[1-6]\b)|(?<=<\/h[1-6]>)/).flatMap((section): Passage[] => {
    const [, attributes] = /^<h[1-6]([^>]*)>/.exec(section) ?? [];
    if (attributes === undefined)
      return section
        .split(BLOCK)
        .flatMap((block) => (textOf(block) ? [{ text: textOf(block), anchor }] : []));
    anchor = /\bid="([^"]+)"/.exec(attributes)?.[1] ?? anchor;
    return [{ heading: textOf(section), text: '', anchor }];
  });
}

function textOf(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}
