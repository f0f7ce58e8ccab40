import { useSite } from './site.tsx';

export interface HeadTags {
  /** Whole title, company included. */
  readonly title: string;
  readonly description: string;
  /** Title without the company, for shared links: those name the site beside it. */
  readonly sharedTitle: string;
  readonly noIndex: boolean;
  /** Does without `reading.css`. */
  readonly isLean: boolean;
  readonly type: 'website' | 'article';
  /** Day of publication of an article, YYYY-MM-DD. */
  readonly published: string | undefined;
}

/** The part of the head that is the page's own. */
export function PageHeadTags(tags: HeadTags) {
  const { title, description, noIndex, isLean, published } = tags;
  const { asset } = useSite();
  return (
    <>
      {isLean ? null : <link rel="stylesheet" href={asset('reading.css')} />}
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
