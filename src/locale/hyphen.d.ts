/** Types for the part of `hyphen` that the site uses; the package has no types. */
declare module 'hyphen/de/index.js' {
  interface Options {
    /** Shorter words are not hyphenated. */
    readonly minWordLength?: number;
    readonly hyphenChar?: string;
  }
  const german: { readonly hyphenateSync: (text: string, options?: Options) => string };
  export { german as default };
}
