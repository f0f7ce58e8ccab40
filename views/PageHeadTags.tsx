export interface Alternate {
  /** hreflang, or none for the other layout's page. */
  readonly hrefLang?: string;
  readonly media?: string;
  readonly url: string;
}

export interface HeadTags {
  /** Whole title, company included. */
  readonly title: string;
  readonly description: string;
  /** Absolute address; none for pages that are not to be indexed. */
  readonly canonical?: string | undefined;
  readonly alternates: readonly Alternate[];
  readonly noIndex: boolean;
  readonly type: string;
  readonly ogLocale: string;
  readonly siteName: string;
  /** JSON-LD, escaped for a script element. */
  readonly structuredData: readonly string[];
}

/** The part of the head that is the page's own. */
export function PageHeadTags(tags: HeadTags) {
  const { title, description, canonical, alternates, noIndex, structuredData } = tags;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noIndex ? <meta name="robots" content="noindex" /> : null}
      {canonical ? <link rel="canonical" href={canonical} /> : null}
      {alternates.map(({ hrefLang, media, url }) => (
        <link key={hrefLang ?? media} rel="alternate" hrefLang={hrefLang} media={media} href={url} />
      ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={tags.type} />
      <meta property="og:locale" content={tags.ogLocale} />
      <meta property="og:site_name" content={tags.siteName} />
      {canonical ? <meta property="og:url" content={canonical} /> : null}
      {structuredData.map((json) => (
        <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
      ))}
    </>
  );
}
