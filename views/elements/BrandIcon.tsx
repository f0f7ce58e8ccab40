/**
 * Decorative icon of a social network, by the content service's code. Drawn by the stylesheet: an image in the markup
 * would be loaded with the first view, although it is in the footer.
 */
export function BrandIcon({ code }: { readonly code: string }) {
  return <span className="icon brand-icon" data-brand={code} aria-hidden="true" />;
}
