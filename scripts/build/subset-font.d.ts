/** What the build uses of `subset-font`, which brings no types of its own. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2' | 'truetype';
    readonly noHinting?: boolean;
    /** OpenType features to keep, as tags of four letters; all where not given. */
    readonly keepFeatures?: readonly string[];
    /** Tables to leave out, as tags of four characters. */
    readonly dropTables?: readonly string[];
    /** All characters of the font; no text may be given then. */
    readonly keepAllGlyphs?: boolean;
  }
  /** @param text the characters to keep; those that the font lacks are passed over */
  function subsetFont(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>;
  export { subsetFont as default };
}
