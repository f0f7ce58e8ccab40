import { useRenderContext } from './renderContext.tsx';

export interface Alternate {
  /** Missing for the page in the other layout, which has `media` instead. */
  readonly hrefLang?: string;
  readonly media?: string;
  /** Of the page's content in another format. */
  readonly type?: string;
  readonly url: string;
}

/** A picture of 1200 × 630 px, which all social networks show uncropped. */
export interface SocialPicture {
  /** Path on this site. */
  readonly path: string;
  /** Text in the picture. */
  readonly title: string;
}

interface PageAddresses {
  /** Absolute canonical URL. */
  readonly canonical: string;
  /** The same page in other languages and in the other layout. */
  readonly alternates: readonly Alternate[];
  /** Origin of the site, because social networks need an absolute picture URL. */
  readonly origin: string;
  readonly picture: SocialPicture | undefined;
  /** Open Graph locales of the other languages. */
  readonly otherLocales: readonly string[];
}

interface Props extends PageAddresses {
  readonly siteName: string;
  readonly ogLocale: string;
  /** Absolute URL of the news feed. */
  readonly feed: string;
  /** JSON-LD of the company, escaped for a script element. */
  readonly organization: string;
}

/** Canonical URL, alternates, social media tags and company data: identical in all responses for a URL. */
export function PageLinks(props: Props) {
  const { canonical, alternates, origin, picture, otherLocales } = props;
  const { words } = useRenderContext();
  return (
    <>
      <link rel="canonical" href={canonical} />
      {picture ? (
        <>
          <meta property="og:image" content={origin + picture.path} />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={picture.title} />
        </>
      ) : null}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {alternates.map(({ hrefLang, media, type, url }) => (
        <link key={hrefLang ?? media ?? type} rel="alternate" {...{ hrefLang, media, type }} href={url} />
      ))}
      <link rel="alternate" type="application/atom+xml" title={words.news.feed.title} href={props.feed} />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={props.siteName} />
      <meta property="og:locale" content={props.ogLocale} />
      {otherLocales.map((locale) => (
        <meta key={locale} property="og:locale:alternate" content={locale} />
      ))}
      <StructuredData json={props.organization} />
    </>
  );
}

/** Structured data of a page. @param json JSON-LD, escaped for a script element */
export function StructuredData({ json }: { readonly json: string }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
