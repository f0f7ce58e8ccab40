import type { Language } from './languages.ts';
import type { Layout } from './paths.ts';
import type { Words } from './words.ts';

/** Translates texts with placeholders or plural forms. The key names namespace and text: `news:updated`. */
export type Translate = (
  key: `${keyof Words}:${string}`,
  options?: Readonly<Record<string, string | number>>,
) => string;

/** The render context: everything that views can read about the request. */
export interface RenderContext {
  readonly language: Language;
  readonly layout: Layout;
  /** Contents of the locale files. */
  readonly words: Words;
  readonly t: Translate;
  /** Maps an English desktop path to the path in this language and layout. */
  readonly href: (path: string) => string;
  /** URL path of a built file (see `scripts/build.ts`) by its name without hash. */
  readonly asset: (name: string) => string;
  /** SVG markup of an icon by name, in a viewBox of 24 × 24 (see `scripts/build/icons.ts`). */
  readonly icon: (name: string) => string;
  /** A picture by name, if it exists. */
  readonly picture: (name: string) => PictureFile | undefined;
  /** Size, checksum and page count of a document by file name, if it exists. */
  readonly document: (fileName: string) => DocumentFacts | undefined;
  readonly format: Format;
  /** The current date (UTC), YYYY-MM-DD. */
  readonly today: () => string;
}

/** The parts of the render context that format figures: the texts and number formats of a language. */
export type FigureWords = Pick<RenderContext, 'words' | 'format'>;

/** For what depends on the date: pages have one, documents have none. */
export interface DatedWords extends FigureWords {
  readonly today: RenderContext['today'] | undefined;
}

/** A picture in several widths, as AVIF and WebP. */
export interface PictureFile {
  readonly width: number;
  readonly height: number;
  /** URL path of the PNG or JPEG fallback. */
  readonly src: string;
  /** `srcset` attributes. */
  readonly avif: string;
  readonly webp: string;
}

/** File metadata of a document. */
export interface DocumentFacts {
  readonly bytes: number;
  /** Checksum in hexadecimal. */
  readonly sha256: string;
  /** Of a PDF. */
  readonly pages?: number | undefined;
}

/** Formatters for the page's language. */
export interface Format {
  readonly number: (value: number) => string;
  /** A range in the pattern of the language: a dash, or words where it would read as a minus sign. */
  readonly range: (range: readonly [min: number, max: number], suffix: string) => string;
  /** Space between a number and its unit: none before `%` in languages that write 50%, and in Japanese before 年. */
  readonly unitSpace: (unit: string) => string;
  /** The symbol of a unit, or its word in the plural form of the count if the language writes units of time as words. */
  readonly unitSymbol: (symbol: string, count: number) => string;
  /** A number and its unit of time as a word, for sentences. */
  readonly duration: (value: number, unit: TimeUnit) => string;
  /** Adds soft hyphens to long words in German; other texts stay as they are. */
  readonly withSoftHyphens: (text: string) => string;
  /** The text with a capital first letter. */
  readonly capitalized: (text: string) => string;
  /** Joins the parts of a table cell; in right-to-left languages, isolates each part and gives the list the direction. */
  readonly list: (parts: readonly string[]) => string;
  /** “A, B, or C”. */
  readonly alternatives: (parts: readonly string[]) => string;
  /** Isolates a figure or code within right-to-left text; other texts stay as they are. */
  readonly isolate: (text: string) => string;
  /** Plural category of a number, the suffix of translated units. */
  readonly plural: (count: number) => Intl.LDMLPluralRule;
  /** As it is written where the language is spoken. */
  readonly phone: (number: string) => string;
  /** Formats a size in bytes as kilobytes of 1000 bytes. */
  readonly fileSize: (bytes: number) => string;
  /** Formats a calendar date, given as YYYY-MM-DD, or the first and last day of an event with a slash between. */
  readonly date: (iso: string) => string;
  /** Month and year of a calendar date. */
  readonly month: (iso: string) => string;
}

export const TIME_UNITS = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;
export type TimeUnit = (typeof TIME_UNITS)[number];
