import { useRenderContext } from './renderContext.tsx';

export interface HeadTags {
  /** Title, including the company's name. */
  readonly title: string;
  readonly description: string;
  /** Title without the company's name, for shared links, which show the site's name separately. */
  readonly sharedTitle: string;
  readonly noIndex: boolean;
  /** The hero fills the first view of a phone: fonts used only below it are loaded later by `client/start.ts`. */
  readonly opensWithHero: boolean;
  readonly type: 'website' | 'article';
  /** Publication date of an article, YYYY-MM-DD. */
  readonly published: string | undefined;
}

interface Props extends HeadTags {
  /** URL paths of the stylesheets besides the layout's. */
  readonly styles: readonly string[];
}

/** Page-specific part of the head. */
export function PageHeadTags({ styles, ...tags }: Props) {
  const { title, description, noIndex, published } = tags;
  const { asset, language, layout } = useRenderContext();
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
      {styles.map((url) => (
        <link key={url} rel="stylesheet" href={url} />
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
