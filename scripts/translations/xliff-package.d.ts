/** The package has no types. */
declare module 'xliff/js2xliff' {
  function js2xliff(content: {
    readonly sourceLanguage: string;
    readonly targetLanguage: string;
    readonly resources: Readonly<Record<string, object>>;
  }): Promise<string>;
  export { js2xliff as default };
}

declare module 'xliff/xliff2js' {
  function xliff2js(xml: string, options: { readonly inlineAsString: boolean }): Promise<unknown>;
  export { xliff2js as default };
}
