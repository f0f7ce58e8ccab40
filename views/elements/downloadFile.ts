import type { DocumentFacts } from '../renderContext.tsx';

export interface FileLanguage {
  readonly code: string;
  /** Name of the language in that language. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
}

/** A file to download, with its metadata. */
export interface DownloadFile extends DocumentFacts {
  readonly url: string;
  /** Document number, such as `AV-BP-MA-DE`. */
  readonly number: string;
  readonly language: FileLanguage;
  readonly revision: {
    readonly letter: string;
    /** YYYY-MM-DD */
    readonly date: string;
  };
}
