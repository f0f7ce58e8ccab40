import { PACK_IDS, PRODUCT_IDS, isPack } from '../catalogue/catalogue.ts';
import type { Family, PackId, ProductId } from '../catalogue/catalogue.ts';
import { packs } from '../catalogue/packs.ts';
import { products } from '../catalogue/products.ts';
import { LANGUAGE_CODES } from '../locale/languages.ts';
import type { LanguageCode } from '../locale/languages.ts';

export const DOCUMENT_KINDS = ['data-sheet', 'manual', 'declaration'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** What has documents: every product and every battery pack. */
export type Subject = ProductId | PackId;
export const SUBJECTS: readonly Subject[] = [...PRODUCT_IDS, ...PACK_IDS];

/** One file: what it is about, what kind of document it is, and its language. */
export interface DocumentId {
  readonly subject: Subject;
  readonly kind: DocumentKind;
  readonly language: LanguageCode;
}

/** Every document that the site has: of each product and pack, of each kind, in each language. */
export const ALL_DOCUMENTS: readonly DocumentId[] = SUBJECTS.flatMap((subject) =>
  DOCUMENT_KINDS.flatMap((kind) => LANGUAGE_CODES.map((language) => ({ subject, kind, language }))),
);

/** The name of the file, and the last part of its address below `/documents/`. */
export function fileNameOf({ subject, kind, language }: DocumentId): string {
  return `${subject}-${kind}-${language}.pdf`;
}

export function familyOf(subject: Subject): Family {
  return isPack(subject) ? packs[subject] : products[subject];
}

/** English desktop path of the page that shows a product or a pack. */
export function pathOfSubject(subject: Subject): string {
  return isPack(subject) ? `/solutions/battery-system/packDetail/${subject}` : `/solutions/detail/${subject}`;
}

const NUMBER_PARTS: Readonly<Record<DocumentKind, string>> = {
  'data-sheet': 'DS',
  manual: 'MA',
  declaration: 'DC',
};

/** What the document is called in orders and letters, such as `AV-BP-MA-DE`. */
export function documentNumber({ subject, kind, language }: DocumentId): string {
  return `${familyOf(subject).prefix}-${NUMBER_PARTS[kind]}-${language.toUpperCase()}`;
}
