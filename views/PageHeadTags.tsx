export interface HeadTags {
  /** Whole title, company included. */
  readonly title: string;
  readonly description: string;
  readonly noIndex: boolean;
  readonly type: string;
  readonly ogLocale: string;
  readonly siteName: string;
  /** JSON-LD, escaped for a script element. */
  readonly structuredData: readonly string[];
}

/** The part of the head that is the page's own. */
export function PageHeadTags(tags: HeadTags) {
  const { title, description, noIndex, structuredData } = tags;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noIndex ? <meta name="robots" content="noindex" /> : null}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={tags.type} />
      <meta property="og:locale" content={tags.ogLocale} />
      <meta property="og:site_name" content={tags.siteName} />
      {structuredData.map((json) => (
        <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
      ))}
    </>
  );
}
