import { familyOf, PRODUCT_IDS } from '../catalogue/catalogue.ts';
import type { ProductId } from '../catalogue/catalogue.ts';
import { DOCUMENT_KINDS } from '../catalogue/family.ts';
import type { DocumentKind } from '../catalogue/family.ts';
import { LANGUAGE_CODES } from '../locale/codes.ts';
import type { LanguageCode } from '../locale/codes.ts';

/** Identifies a document by product, kind and language. */
export interface DocumentId {
  readonly subject: ProductId;
  readonly kind: DocumentKind;
  readonly language: LanguageCode;
}

/** All documents: one per product, kind and language. */
export const ALL_DOCUMENTS: readonly DocumentId[] = PRODUCT_IDS.flatMap((subject) =>
  DOCUMENT_KINDS.flatMap((kind) => LANGUAGE_CODES.map((language) => ({ subject, kind, language }))),
);

/** File name, which is also the last segment of the URL path below `/documents/`. */
export function fileNameOf({ subject, kind, language }: DocumentId): string {
  return `${subject}-${kind}-${language}.pdf`;
}

const NUMBER_PARTS: Readonly<Record<DocumentKind, string>> = {
  'data-sheet': 'DS',
  manual: 'MA',
  declaration: 'DC',
};

/** Document number for orders and correspondence, such as `AV-BP-MA-DE`. */
export function documentNumber({ subject, kind, language }: DocumentId): string {
  return `${familyOf(subject).prefix}-${NUMBER_PARTS[kind]}-${language.toUpperCase()}`;
}
