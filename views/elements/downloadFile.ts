import type { DocumentFacts } from '../../src/model/renderContext.ts';

export interface FileLanguage {
  readonly code: string;
  /** Name of the language in that language. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
}

/** A file to download, with its metadata. */
export interface DownloadFile extends DocumentFacts {
  readonly url: string;
  /** File type, such as `PDF`. */
  readonly type: string;
  readonly mime: string;
  /** Document number, such as `AV-BP-MA-DE`. */
  readonly number: string;
  /** URL path of a page with the same content. */
  readonly page?: string;
  /** URL path of the page with all revisions. */
  readonly revisions?: string;
  readonly language: FileLanguage;
  readonly revision: {
    readonly letter: string;
    /** YYYY-MM-DD */
    readonly date: string;
  };
}

/** Data files with the same content, in different formats. */
export interface DataFiles {
  readonly name: string;
  readonly files: readonly DownloadFile[];
}
