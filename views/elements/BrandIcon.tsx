/**
 * The drawing of a social network, by the content service's code for it. Decorative, as other icons are. The stylesheet
 * brings it: a picture in the markup would be loaded with the first view, far above the foot where it stands.
 */
export function BrandIcon({ code }: { readonly code: string }) {
  return <span className="icon brand-icon" data-brand={code} aria-hidden="true" />;
}
