import type { RenderContext } from '../../views/renderContext.tsx';
import { familyOf, PRODUCT_IDS, type ProductId } from '../../src/catalogue/catalogue.ts';
import { documentNumber, fileNameOf } from '../../src/catalogue/documents.ts';
import { DOCUMENT_KINDS } from '../../src/catalogue/family.ts';
import { faultCode, FAULTS } from '../../src/catalogue/faults.ts';
import { hasFeature } from '../../src/catalogue/features.ts';
import type { LanguageCode } from '../../src/locale/codes.ts';
import type { SearchDocument } from '../../src/search/searchDocument.ts';
import { modelCodes, modelPassages } from './productFacts.ts';

/** The documents of all products in a language, and the fault codes in their manuals. */
export function fileDocuments(language: LanguageCode, context: RenderContext): SearchDocument[] {
  return PRODUCT_IDS.flatMap((product) => [
    ...productDocuments(product, language, context),
    ...faultDocuments(product, language, context),
  ]);
}

function productDocuments(
  subject: ProductId,
  language: LanguageCode,
  context: RenderContext,
): SearchDocument[] {
  const { words } = context;
  const { name } = words.products.products[subject];
  return DOCUMENT_KINDS.map((kind) => {
    const id = { subject, kind, language };
    return {
      id: fileNameOf(id),
      kind: 'document',
      path: `/documents/${fileNameOf(id)}`,
      isFile: true,
      title: `${name} – ${words.documents.kinds[kind]}`,
      description: `${documentNumber(id)} · ${familyOf(subject).models.join(words.frame.listSeparator)}`,
      codes: [documentNumber(id), ...modelCodes(subject)],
      headings: [],
      passages:
        kind === 'data-sheet'
          ? modelPassages(subject, context).map((text) => ({ text }))
          : kind === 'declaration'
            ? familyOf(subject).standards.map((text) => ({ text }))
            : [],
    };
  });
}

function faultDocuments(
  subject: ProductId,
  language: LanguageCode,
  context: RenderContext,
): SearchDocument[] {
  const { words, t } = context;
  const family = familyOf(subject);
  const { name } = words.products.products[subject];
  const manual = fileNameOf({ subject, kind: 'manual', language });
  return FAULTS[family.manual]
    .filter(({ needs }) => needs === undefined || hasFeature(family, needs))
    .map((fault) => ({
      id: `${manual} ${faultCode(fault)}`,
      kind: 'fault',
      path: `/documents/${manual}`,
      isFile: true,
      title: `${faultCode(fault)} – ${name}`,
      description: t(`search:faultLevels.${fault.level}`, {
        manual: `${name} – ${words.documents.kinds.manual}`,
      }),
      codes: [faultCode(fault)],
      headings: [],
      passages: [],
    }));
}
