import { createContext, use } from 'react';
import type { TFunction } from 'i18next';
import type { Layout, PrefixedLanguage } from '../src/redirect/paths.ts';
import type { Words } from './words.ts';

/** What every view may know of the request it is rendered for: the one render context. */
export interface Site {
  readonly language: {
    readonly code: 'en' | PrefixedLanguage;
    readonly dir: 'ltr' | 'rtl';
    readonly tag: string;
    /** Plain names of the font files that every page begins with. */
    readonly fonts: readonly string[];
    /** Those of them that the first view of the home page on a phone needs; all, where it is not said. */
    readonly heroFonts?: readonly string[];
  };
  readonly layout: Layout;
  /** Texts as they stand in the locale files. */
  readonly words: Words;
  /** Texts with placeholders and plural forms. */
  readonly t: TFunction<readonly (keyof Words)[]>;
  /** Address of a page of this site (given by its English desktop path), in this language and layout. */
  readonly href: (path: string) => string;
  /** Address of a built file (see `scripts/build.ts`), by its plain name. */
  readonly asset: (name: string) => string;
  /** Markup of an icon, by its name, in a square of 24 units (see `scripts/build/icons.ts`). */
  readonly icon: (name: string) => string;
  /** A picture by its name, or none. */
  readonly picture: (name: string) => PictureFile | undefined;
  /** What is known of a document by its file name, or nothing where there is no such document. */
  readonly document: (fileName: string) => DocumentFacts | undefined;
  readonly format: Format;
}

/** A picture of the site, in several widths and two formats. */
export interface PictureFile {
  readonly width: number;
  readonly height: number;
  /** PNG or JPEG, for browsers that know neither AVIF nor WebP. */
  readonly src: string;
  /** `srcset` of each format. */
  readonly avif: string;
  readonly webp: string;
}

/** A data sheet or manual as a file. */
export interface DocumentFacts {
  readonly bytes: number;
  /** Checksum of the file, in hexadecimal digits. */
  readonly sha256: string;
  readonly pages: number;
}

/** Numbers and dates in the form of the page's language. */
export interface Format {
  readonly number: (value: number) => string;
  /** What stands between a number and the symbol of its unit: nothing before a percent sign in languages that write 50%. */
  readonly unitSpace: (symbol: string) => string;
  /** A text cut where a long compound may break, with soft hyphens where such a break shows one; whole in most languages. */
  readonly partsOfLongWords: (text: string) => readonly string[];
  /** The plural form that goes with a number; the words of units have one for each. */
  readonly plural: (count: number) => Intl.LDMLPluralRule;
  /** The size of a file, given in bytes, in kilobytes of 1000 bytes. */
  readonly fileSize: (bytes: number) => string;
  /** A calendar date, given as YYYY-MM-DD. */
  readonly date: (iso: string) => string;
}

const SiteContext = createContext<Site | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

/** @throws {Error} outside of `SiteProvider`: a view was rendered without its context */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('A view was rendered outside of SiteProvider');
  return site;
}
