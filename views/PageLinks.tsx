export interface Alternate {
  /** hreflang, or none for the other layout's page. */
  readonly hrefLang?: string;
  readonly media?: string;
  readonly url: string;
}

export interface PageAddresses {
  /** Absolute address that search engines are told. */
  readonly canonical: string;
  /** The same page in other languages and in the other layout. */
  readonly alternates: readonly Alternate[];
}

/** The part of the head that says where the page stands: the same whenever it is asked for. */
export function PageLinks({ canonical, alternates }: PageAddresses) {
  return (
    <>
      <link rel="canonical" href={canonical} />
      <meta property="og:url" content={canonical} />
      {alternates.map(({ hrefLang, media, url }) => (
        <link key={hrefLang ?? media} rel="alternate" hrefLang={hrefLang} media={media} href={url} />
      ))}
    </>
  );
}
