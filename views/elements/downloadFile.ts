import type { DocumentFacts } from '../site.tsx';

export interface FileLanguage {
  readonly code: string;
  /** As its speakers write it. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
}

/** A file to download, and what is known of it beforehand. */
export interface DownloadFile extends DocumentFacts {
  readonly url: string;
  /** What it is called in orders and letters. */
  readonly number: string;
  readonly language: FileLanguage;
  readonly revision: {
    readonly letter: string;
    /** YYYY-MM-DD */
    readonly date: string;
  };
}
