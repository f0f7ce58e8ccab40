export interface HeadTags {
  /** Whole title, company included. */
  readonly title: string;
  readonly description: string;
  /** Title without the company, for shared links: those name the site beside it. */
  readonly sharedTitle: string;
  readonly noIndex: boolean;
  readonly type: 'website' | 'article';
  /** Day of publication of an article, YYYY-MM-DD. */
  readonly published: string | undefined;
}

/** The part of the head that is the page's own. */
export function PageHeadTags(tags: HeadTags) {
  const { title, description, noIndex, published } = tags;
  return (
    <>
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
