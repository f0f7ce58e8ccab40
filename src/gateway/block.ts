import type { BlockDetails, IconCode } from './schemas.ts';
import type { BlockSlug } from './slugs.ts';

export interface LanguageBlock {
  /** Codes of the languages to offer, in the gateway's order; `zh` can be among them. */
  readonly shown: readonly string[];
}

/** A code to scan: a picture of it, or the text that the site draws as one. */
export type QrCode =
  { readonly kind: 'image'; readonly src: string } | { readonly kind: 'text'; readonly text: string };

export interface ContactIcon {
  readonly code: IconCode;
  readonly customLink: string | undefined;
  readonly qr: QrCode | undefined;
}

export interface ContactBlock {
  readonly address: string;
  readonly mail: string;
  readonly phone: string;
  /** The icons to show, in their order. */
  readonly icons: readonly ContactIcon[];
}

export interface Article {
  readonly id: number;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly title: string;
  readonly summary: string;
  /** The body, rendered. Safe to put into a page as it is. */
  readonly html: string;
  readonly words: number;
  readonly products: readonly string[];
  readonly picture: string | undefined;
}

export interface NewsBlock {
  /** Published articles, newest first. */
  readonly list: readonly Article[];
}

export interface BlockValues {
  readonly language: LanguageBlock;
  readonly 'about-contact': ContactBlock;
  readonly news: NewsBlock;
}

/** What changes in a block with time. */
interface Dated {
  /** When it changes by itself, because a draft is due: ms since the epoch, `Infinity` for never. */
  readonly until: number;
  /** Ids of the articles shown. */
  readonly published: readonly number[];
  /** Articles whose date is yet to come. */
  readonly drafts: readonly { readonly id: number; readonly date: string }[];
}

/** A block without articles. */
export const UNDATED: Dated = { until: Infinity, published: [], drafts: [] };

/** What a block says at one moment. Frozen to its leaves. */
export interface BlockContent<S extends BlockSlug> extends Dated {
  /** For pages. */
  readonly value: BlockValues[S];
  /** The same as the gateway would send it, for the public endpoint: cleaned, without drafts. */
  readonly detail: BlockDetails[S];
}

/** A block that was read and checked. */
export interface ParsedBlock<S extends BlockSlug> {
  /** @param time ms since the epoch */
  readonly at: (time: number) => BlockContent<S>;
  /** What is wrong with it, and what was left out for that. */
  readonly warnings: readonly string[];
}
