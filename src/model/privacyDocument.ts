import type { LanguageCode } from './codes.ts';

export interface SectionLink {
  /** Element id of the section. */
  readonly id: string;
  readonly heading: string;
}

export interface PrivacyDocument {
  /** Language of the text, which may differ from that of the page. */
  readonly lang: LanguageCode;
  /** HTML before and after the table of cookies and storage entries. */
  readonly beforeStorage: string;
  readonly afterStorage: string;
  readonly sections: readonly SectionLink[];
  /** YYYY-MM-DD */
  readonly updated: string;
}
