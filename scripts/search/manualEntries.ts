import type { RenderContext } from '../../src/model/renderContext.ts';
import { fileNameOf, type Places } from '../../src/catalog/documents.ts';
import type { ProductId } from '../../src/catalog/catalog.ts';
import { organization } from '../../src/organization.ts';
import type { Passage, SearchEntry } from '../../src/search/searchEntry.ts';
import type { Block } from '../documents/block.ts';
import { documentInput } from '../documents/documentInput.ts';
import type { ManualWords } from '../documents/manuals/manualWords.ts';

/** The chapters of a product's manual. Its figures are found as those of the product, its fault codes as pages. */
export async function manualEntries(
  subject: ProductId,
  { words, language }: RenderContext,
  manuals: ManualWords,
  places: Places | undefined,
): Promise<SearchEntry[]> {
  const id = { subject, kind: 'manual', language: language.code } as const;
  const { chapters } = await documentInput(id, words, manuals, organization.website);
  const { name } = words.products.products[subject];
  const manual = words.documents.kinds.manual;
  return chapters.flatMap(({ title, blocks }, index): SearchEntry[] => {
    const [first, ...passages] = blocks.flatMap(passagesIn);
    const page = places?.chapters[index];
    if (!first) return [];
    return [
      {
        kind: 'document',
        path: `/documents/${fileNameOf(id)}${page === undefined ? '' : `#page=${page}`}`,
        title: `${title} – ${name}, ${manual}`,
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
      return block.rows.map((cells) => ({ text: cells.flat().join(' ') }));
    default:
      return [];
  }
}
