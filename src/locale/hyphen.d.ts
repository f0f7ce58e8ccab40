/** What the site uses of `hyphen`, which brings no types of its own. */
declare module 'hyphen/de/index.js' {
  interface Options {
    /** Words of fewer letters stay whole. */
    readonly minWordLength?: number;
    readonly hyphenChar?: string;
  }
  const german: { readonly hyphenateSync: (text: string, options?: Options) => string };
  export { german as default };
}
