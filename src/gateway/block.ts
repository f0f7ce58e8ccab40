import type { BlockDetails, IconCode } from './schemas.ts';
import type { BlockSlug } from './slugs.ts';

export interface LanguageBlock {
  /** Codes of the languages to offer, in the gateway's order; may include `zh`. */
  readonly shown: readonly string[];
}

/** A QR code: the URL of an image, or the text that the site encodes itself. */
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
  /** The icons to show, in display order. */
  readonly icons: readonly ContactIcon[];
}

export interface Article {
  readonly id: number;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly title: string;
  readonly summary: string;
  /** The rendered body: sanitized HTML. */
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

/** The time-dependent part of a block. */
interface Dated {
  /** When the next draft is published: ms since the epoch, or `Infinity`. */
  readonly until: number;
  /** Ids of the published articles. */
  readonly published: readonly number[];
  /** Articles with a date in the future. */
  readonly drafts: readonly { readonly id: number; readonly date: string }[];
}

/** For blocks without articles. */
export const UNDATED: Dated = { until: Infinity, published: [], drafts: [] };

/** The content of a block at a given time. Deeply frozen. */
export interface BlockContent<S extends BlockSlug> extends Dated {
  /** The content for pages. */
  readonly value: BlockValues[S];
  /** The same content in the gateway's format, for the public endpoint: sanitized, without drafts. */
  readonly detail: BlockDetails[S];
}

/** A parsed and validated block. */
export interface ParsedBlock<S extends BlockSlug> {
  /** @param time ms since the epoch */
  readonly at: (time: number) => BlockContent<S>;
  /** Problems in the block, and what was dropped because of them. */
  readonly warnings: readonly string[];
}
