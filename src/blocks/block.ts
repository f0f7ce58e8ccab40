import type * as z from 'zod';
import type { ImageCheck, ImageRules } from '../markdown/safeUrl.ts';

/** The content of a block at a given time. Deeply frozen. */
export interface BlockContent<Value> {
  readonly value: Value;
  /** The same content in the gateway's format, for the public endpoint: sanitized, without drafts. */
  readonly detail: object;
  /** When the next draft is published: ms since the epoch, or `Infinity`. */
  readonly until: number;
  /** Ids of the published articles, for the log. */
  readonly published: readonly number[];
  /** Articles with a date in the future, for the log. */
  readonly drafts: readonly { readonly id: number; readonly date: string }[];
}

/** A parsed and validated block. */
export interface ParsedBlock<Value> {
  /** @param time ms since the epoch */
  readonly at: (time: number) => BlockContent<Value>;
  /** Problems in the block, and what was dropped because of them. */
  readonly warnings: readonly string[];
}

export interface ShapeOptions {
  readonly language: string;
  readonly images: ImageCheck;
  readonly nameOf: (index: number) => string;
  /** Ends the work early. */
  readonly signal?: AbortSignal | undefined;
}

/** Looks up a block's files in a language. Rejects if they are missing. */
export type EmbeddedSource = (language: string) => Promise<{
  /** Changes whenever a file of the block changes. */
  readonly signature: string;
  /** Reads the files. Rejects if the block cannot be read. */
  readonly read: () => Promise<{
    readonly detail: unknown;
    readonly nameOf?: (index: number) => string;
    readonly warnings?: readonly string[];
  }>;
}>;

/** A kind of content that can change after the deployment (specification, sections 3 and 7). */
export interface Block<Value = unknown, Language extends string = string> {
  /** Name of the block in the gateway and in the public endpoint. */
  readonly slug: string;
  /** Languages in which the gateway has the block, as values of its parameter `lang`. */
  readonly languages: readonly Language[];
  /** `detail` of the last fallback, if the embedded block cannot be read either. */
  readonly empty: object;
  readonly embedded: (localesFolder: string) => EmbeddedSource;
  /** Validates and sanitizes `data[0].detail` of a response (specification, section 3). */
  readonly schema: z.ZodType;
  /**
   * Validates the `detail` and converts it to the content for pages. Rejects with a `ZodError` listing the invalid fields.
   *
   * @param options.images by default, images must be paths on this site
   * @param options.nameOf names the list item at an index, for warnings; by default `list.{index}`
   */
  readonly parse: (
    detail: unknown,
    language: string,
    options?: {
      readonly images?: ImageRules | undefined;
      readonly nameOf?: ShapeOptions['nameOf'] | undefined;
      readonly signal?: AbortSignal;
    },
  ) => Promise<ParsedBlock<Value>>;
}

interface BlockInput<Value, Detail, Language extends string> extends Omit<Block<Value, Language>, 'parse'> {
  readonly schema: z.ZodType<Detail>;
  /** Converts the valid detail to the content for pages. */
  readonly shape: (detail: Detail, options: ShapeOptions) => ParsedBlock<Value> | Promise<ParsedBlock<Value>>;
}

export function defineBlock<Value, Detail, const Language extends string>({
  shape,
  ...block
}: BlockInput<Value, Detail, Language>): Block<Value, Language> {
  return {
    ...block,
    parse: async (
      detail,
      language,
      { images = { origins: [] }, nameOf = (at: number) => `list.${at}`, signal } = {},
    ) => {
      const refused = new Set<string>();
      const valid = block.schema.parse(detail);
      const parsed = await shape(valid, { language, images: { ...images, refused }, nameOf, signal });
      const refusals = [...refused].map(
        (origin) =>
          `images from ${origin} are dropped: to allow them, add the host to IMAGE_HOSTS (https only)`,
      );
      return { ...parsed, warnings: [...parsed.warnings, ...refusals] };
    },
  };
}

/** A parsed block whose content does not depend on the time. */
export function timeless<Value>(value: Value, detail: object): ParsedBlock<Value> {
  const content = deepFreeze({ value, detail, until: Infinity, published: [], drafts: [] });
  return { at: () => content, warnings: [] };
}

/** A source of blocks: the gateway or the project's files. */
export interface BlockReader {
  /** Reads a block. Returns the same object as long as the source is unchanged. Rejects if the block cannot be read. */
  readonly read: <Value>(block: Block<Value>, language: string) => Promise<ParsedBlock<Value>>;
  /** Closes all connections. Pending reads are rejected. */
  readonly close: () => Promise<void>;
}

/** Freezes plain data deeply: all requests share the blocks, and no view may change them. */
export function deepFreeze<T>(data: T): T {
  if (typeof data === 'object' && data !== null && !Object.isFrozen(data)) {
    Object.freeze(data);
    const parts: unknown[] = Object.values(data);
    parts.forEach(deepFreeze);
  }
  return data;
}
