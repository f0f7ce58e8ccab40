/** Types for the used part of `subset-font`, which has none of its own. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2' | 'truetype';
    readonly noHinting?: boolean;
    /** OpenType feature tags to keep; all if omitted. */
    readonly keepFeatures?: readonly string[];
    /** OpenType table tags to drop. */
    readonly dropTables?: readonly string[];
    /** Keep all characters; requires `text` to be undefined. */
    readonly keepAllGlyphs?: boolean;
  }
  /** @param text the characters to keep; those missing from the font are ignored */
  function subsetFont(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>;
  export { subsetFont as default };
}
