export interface Alternate {
  /** hreflang, or none for the other layout's page. */
  readonly hrefLang?: string;
  readonly media?: string;
  readonly url: string;
}

/** A picture of 1200 by 630 pixels, the form that all networks show whole. */
export interface SocialPicture {
  /** Path on this site. */
  readonly path: string;
  /** The words on it. */
  readonly title: string;
}

export interface PageAddresses {
  /** Absolute address that search engines are told. */
  readonly canonical: string;
  /** The same page in other languages and in the other layout. */
  readonly alternates: readonly Alternate[];
  /** Origin of the site: networks want the picture's whole address. */
  readonly origin: string;
  readonly picture: SocialPicture | undefined;
}

/** The part of the head that says where the page stands and how its link looks: the same whenever it is asked for. */
export function PageLinks({ canonical, alternates, origin, picture }: PageAddresses) {
  return (
    <>
      <link rel="canonical" href={canonical} />
      <meta property="og:url" content={canonical} />
      {picture ? (
        <>
          <meta property="og:image" content={origin + picture.path} />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={picture.title} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      ) : null}
      {alternates.map(({ hrefLang, media, url }) => (
        <link key={hrefLang ?? media} rel="alternate" hrefLang={hrefLang} media={media} href={url} />
      ))}
    </>
  );
}
