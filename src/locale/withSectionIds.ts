import type { SectionLink } from '../../views/sections/SectionLinks.tsx';

/**
 * Gives each `h2` an id, so that a table of contents can lead to it.
 *
 * @param html as `renderMarkdown` writes it: headings without attributes
 * @param before number of sections in the parts that stand before this one
 */
export function withSectionIds(html: string, before = 0): { html: string; sections: readonly SectionLink[] } {
  const sections: SectionLink[] = [];
  const marked = html.replace(/<h2>(.*?)<\/h2>/g, (_, inner: string) => {
    const id = `section-${before + sections.length + 1}`;
    sections.push({ id, heading: textOf(inner) });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: marked, sections };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
