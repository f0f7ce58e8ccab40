import { useSite } from './site.tsx';

export interface HeadTags {
  /** Whole title, company included. */
  readonly title: string;
  readonly description: string;
  /** Title without the company, for shared links: those name the site beside it. */
  readonly sharedTitle: string;
  readonly noIndex: boolean;
  /** Names of stylesheets beside the layout's. */
  readonly styles: readonly ('product' | 'solution' | 'reading')[];
  /** On a phone, the page's hero fills the first view: fonts of what follows wait for `client/start.ts`. */
  readonly opensWithHero: boolean;
  readonly type: 'website' | 'article';
  /** Day of publication of an article, YYYY-MM-DD. */
  readonly published: string | undefined;
}

/** The part of the head that is the page's own. */
export function PageHeadTags(tags: HeadTags) {
  const { title, description, noIndex, styles, published } = tags;
  const { asset, language, layout } = useSite();
  const { fonts, heroFonts = fonts } = language;
  return (
    <>
      {(tags.opensWithHero && layout === 'mobile' ? heroFonts : fonts).map((file) => (
        <link
          key={file}
          rel="preload"
          href={asset(file)}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
      {styles.map((name) => (
        <link key={name} rel="stylesheet" href={asset(`${name}.css`)} />
      ))}
      <title>{title}</title>
      <meta name="description" content={description} />
      {noIndex ? <meta name="robots" content="noindex" /> : null}
      <meta property="og:title" content={tags.sharedTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={tags.type} />
      {published ? <meta property="article:published_time" content={published} /> : null}
    </>
  );
}
