/** Structured data of a page. @param json JSON-LD, escaped for a script element */
export function StructuredData({ json }: { readonly json: string }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
