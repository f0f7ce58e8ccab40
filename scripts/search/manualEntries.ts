import type { Block, Manual } from '../../src/model/manual.ts';
import type { RenderContext } from '../../src/model/renderContext.ts';
import { manualPath, type ProductId } from '../../src/catalog/catalog.ts';
import type { Passage, SearchEntry } from '../../src/search/searchEntry.ts';

/** The chapters of a product's manual. Its figures are found as those of the product, its fault codes as pages. */
export function manualEntries(
  subject: ProductId,
  { chapters }: Manual,
  { words }: RenderContext,
): SearchEntry[] {
  const { name } = words.products.products[subject];
  return chapters.flatMap(({ id, title, blocks }): SearchEntry[] => {
    const [first, ...passages] = blocks.flatMap(passagesIn);
    if (!first) return [];
    return [
      {
        kind: 'document',
        path: `${manualPath(subject)}#${id}`,
        title: `${title} – ${name}, ${words.documents.kinds.manual}`,
        lead: first.text,
        passages,
      },
    ];
  });
}

function passagesIn(block: Block): Passage[] {
  switch (block.type) {
    case 'text':
      return [{ text: block.text }];
    case 'heading':
      return [{ heading: block.text, text: '' }];
    case 'list':
    case 'steps':
      return block.items.map((text) => ({ text }));
    case 'warning':
      return [{ text: block.hazard + block.space + block.text }];
    case 'table':
      return block.faults ? [] : block.rows.map((cells) => ({ text: cells.flat().join(' ') }));
    default:
      return [];
  }
}
