import type { SectionLink } from '../../views/sections/SectionLinks.tsx';

/**
 * Adds an id to each `h2`, as link target for a table of contents.
 *
 * @param html output of `renderMarkdown`: headings without attributes
 * @param before number of sections before this part, where the numbering continues
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
