import { useSite } from './site.tsx';

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
  /** Open Graph locales of the page's other languages. */
  readonly otherLocales: readonly string[];
}

interface Props extends PageAddresses {
  readonly siteName: string;
  readonly ogLocale: string;
  /** Absolute address of the news feed. */
  readonly feed: string;
  /** Who the company is: JSON-LD, escaped for a script element. */
  readonly organization: string;
}

/** The part of the head that says where the page stands and whose it is: the same whenever it is asked for. */
export function PageLinks(props: Props) {
  const { canonical, alternates, siteName, ogLocale, otherLocales, feed, organization } = props;
  const { words } = useSite();
  return (
    <>
      <link rel="canonical" href={canonical} />
      {alternates.map(({ hrefLang, media, url }) => (
        <link key={hrefLang ?? media} rel="alternate" hrefLang={hrefLang} media={media} href={url} />
      ))}
      <link rel="alternate" type="application/atom+xml" title={words.news.feed.title} href={feed} />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={ogLocale} />
      {otherLocales.map((locale) => (
        <meta key={locale} property="og:locale:alternate" content={locale} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: organization }} />
    </>
  );
}
