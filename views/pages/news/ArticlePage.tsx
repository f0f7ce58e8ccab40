import { Picture } from '../../elements/Picture.tsx';
import { Cached } from '../../Cached.tsx';
import { TextLink } from '../../elements/TextLink.tsx';
import { LinkCards, type LinkCard } from '../../sections/LinkCards.tsx';
import { MarkdownText } from '../../sections/MarkdownText.tsx';
import type { NewsTeaser } from '../../sections/NewsList.tsx';
import { Notice } from '../../sections/Notice.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { ShareLinks, type ShareLink } from '../../sections/ShareLinks.tsx';
import { useRenderContext } from '../../renderContext.tsx';

/** Name of one of the site's pictures, or the URL of a picture of the content service. */
type ArticlePicture = { readonly name: string } | { readonly url: string };

export interface ArticleData {
  readonly article: NewsTeaser;
  readonly html: string;
  readonly readingMinutes: number;
  readonly picture: ArticlePicture;
  readonly share: { readonly links: readonly ShareLink[]; readonly address: string };
  readonly newer: NewsTeaser | undefined;
  readonly older: NewsTeaser | undefined;
  readonly products: readonly LinkCard[];
  /** Not published until its date. */
  readonly isDraft: boolean;
}

export function ArticlePage(data: ArticleData) {
  return <Cached view={ArticleParts} props={data} />;
}

function ArticleParts(data: ArticleData) {
  const { article, picture, share, newer, older, products, isDraft } = data;
  const { words, t, format } = useRenderContext();
  const { news } = words.frame;
  return (
    <>
      <article className="stack gap-6 article">
        <PageHead
          title={article.title}
          lead={article.summary}
          kicker={
            <>
              <time dateTime={article.date}>{format.date(article.date)}</time>
              <span>{t('frame:news.readingTime', { count: data.readingMinutes })}</span>
            </>
          }
        />
        {isDraft ? (
          <Notice
            heading={t('news:draft.heading', { date: format.date(article.date) })}
            text={words.news.draft.text}
          />
        ) : null}
        <ArticleFigure picture={picture} />
        <div className="stack article-body">
          <MarkdownText html={data.html} />
          <ShareLinks {...share} />
        </div>
      </article>
      {products.length > 0 ? <LinkCards heading={news.relatedProducts} cards={products} /> : null}
      <ArticleSteps newer={newer} older={older} />
    </>
  );
}

/** Decorative, so its alternative text is empty. */
function ArticleFigure({ picture }: { readonly picture: ArticlePicture }) {
  if ('url' in picture) return <img className="article-figure" src={picture.url} alt="" />;
  return (
    <div className="article-figure">
      <Picture name={picture.name} alt="" sizes="(width < 768px) 100vw, 1200px" isFirst />
    </div>
  );
}

function ArticleSteps({ newer, older }: Pick<ArticleData, 'newer' | 'older'>) {
  const { words, href } = useRenderContext();
  const { news } = words.frame;
  return (
    <nav className="tiles quiet article-steps" aria-label={words.news.title}>
      {newer ? (
        <a className="ruled" rel="prev" href={href(`/news/${newer.id}`)}>
          <small className="deep small">{news.newer}</small>
          <span>{newer.title}</span>
        </a>
      ) : null}
      {older ? (
        <a className="ruled" rel="next" href={href(`/news/${older.id}`)}>
          <small className="deep small">{news.older}</small>
          <span>{older.title}</span>
        </a>
      ) : null}
      <TextLink to="/news">{news.allNews}</TextLink>
    </nav>
  );
}
