/** Types for the part of `hyphen` that the site uses; the package has no types. */
declare module 'hyphen/de/index.js' {
  const german: {
    hyphenateSync: (text: string, options: { minWordLength: number; hyphenChar: string }) => string;
  };
  export { german as default };
}
