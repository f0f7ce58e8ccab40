/** The schema and the mandatory tests, by name. */
declare module '@secvisogram/csaf-validator-lib/basic.js' {
  const tests: Readonly<Record<string, unknown>>;
  export = tests;
}

declare module '@secvisogram/csaf-validator-lib/validate.js' {
  interface Result {
    readonly tests: readonly { readonly name: string; readonly errors: readonly object[] }[];
  }
  const validate: (tests: readonly unknown[], document: object) => Promise<Result>;
  export = validate;
}
