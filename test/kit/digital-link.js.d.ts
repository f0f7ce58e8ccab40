declare module 'digital-link.js' {
  /** @throws {Error} if the address has no identifier */
  const library: { readonly DigitalLink: (address: string) => { readonly isValid: () => boolean } };
  export = library;
}
