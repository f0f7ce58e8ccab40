import type { ComponentProps } from 'react';
import type { Language } from '../src/model/languages.ts';
import { manifestPath, searchDescriptionPath, type Layout } from '../src/model/paths.ts';
import { brand } from './brand.ts';
import { PageLinks, StructuredData } from './PageLinks.tsx';
import { useRenderContext } from './renderContext.tsx';

export interface HeadTags {
  /** Title, including the company's name. */
  readonly title: string;
  readonly description: string;
  /** Title without the company's name, for shared links, which show the site's name separately. */
  readonly sharedTitle: string;
  readonly type: 'website' | 'article';
  /** Publication date of an article, YYYY-MM-DD. */
  readonly published: string | undefined;
}

interface Props extends HeadTags {
  /** JSON-LD of the page, escaped for a script element. */
  readonly structuredData: readonly string[];
  /** Canonical URL and alternates; without them, the page is not indexed. */
  readonly links: ComponentProps<typeof PageLinks> | undefined;
}

/** Content of the head element after the stylesheets. */
export function DocumentHead({ structuredData, links, ...tags }: Props) {
  const { title, description, published } = tags;
  const { asset, language, layout, words } = useRenderContext();
  return (
    <>
      {fontsAboveFold(language, layout).map((file) => (
        <link
          key={file}
          rel="preload"
          href={asset(file)}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
      <title>{title}</title>
      <meta name="description" content={description} />
      {links ? null : <meta name="robots" content="noindex" />}
      <meta property="og:title" content={tags.sharedTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={tags.type} />
      {published ? <meta property="article:published_time" content={published} /> : null}
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={brand.colors.ink} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={manifestPath(language.code)} />
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={words.search.title}
        href={searchDescriptionPath(language.code)}
      />
      {structuredData.map((json) => (
        <StructuredData key={json} json={json} />
      ))}
      {links ? <PageLinks {...links} /> : null}
    </>
  );
}

function fontsAboveFold({ fonts, phoneFonts = fonts }: Language, layout: Layout) {
  return layout === 'desktop' ? fonts : phoneFonts;
}
