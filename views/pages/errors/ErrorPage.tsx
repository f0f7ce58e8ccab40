import { TextLink } from '../../elements/TextLink.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { SearchForm } from '../../sections/SearchForm.tsx';
import { SearchResults, type SearchResult } from '../../sections/SearchResults.tsx';
import { useRenderContext } from '../../renderContext.tsx';

interface Props {
  readonly status: number;
  readonly message: string;
  /** For a missing page: the words of its address, and what they may refer to. */
  readonly search?: { readonly text: string; readonly results: readonly SearchResult[] } | undefined;
  /** Path of the page with all revisions of a document. */
  readonly instead?: string | undefined;
  /** Stack trace, in development only. */
  readonly stack?: string | undefined;
}

/** Error message, hint, and links to other pages. */
export function ErrorPage({ status, message, search, instead, stack }: Props) {
  const { words, t } = useRenderContext();
  const { hint404, hint500, backHome } = words.errors;
  const hint = status === 404 ? hint404 : status >= 500 ? hint500 : '';
  return (
    <>
      <PageHead kicker={<span>{t('errors:title', { status })}</span>} title={message} lead={hint} />
      <OpenConnector />
      {search ? <MissingPage {...search} /> : null}
      {stack !== undefined && <pre dir="ltr">{stack}</pre>}
      <p className="cluster error-ways">
        {instead === undefined ? null : <TextLink to={instead}>{words.documents.revisions.all}</TextLink>}
        <TextLink to="/">{backHome}</TextLink>
        <TextLink to="/solutions">{words.nav.solutions}</TextLink>
        <TextLink to="/about-us/contact-us">{words.nav.contactUs}</TextLink>
      </p>
    </>
  );
}

function MissingPage({ text, results }: NonNullable<Props['search']>) {
  const { words } = useRenderContext();
  return (
    <section className="stack">
      {results.length > 0 ? <h2>{words.search.missing}</h2> : null}
      <SearchResults results={results} level="h3" />
      <SearchForm text={text} />
    </section>
  );
}

/** Drawing of an unplugged connector. */
function OpenConnector() {
  return (
    <svg
      className="error-drawing"
      viewBox="0 0 1200 180"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="var(--text)"
      strokeWidth="4"
      aria-hidden="true"
    >
      <path strokeWidth="10" d="M0 132h150c130 0 110-76 240-76h86" />
      <path d="M476 26h64v60h-64zM540 40h34M540 72h34M494 26v60" />
      <path strokeWidth="10" d="M1200 132h-190c-130 0-110-34-220-34h-60" />
      <path d="M730 68h-78v60h78zM652 82h34M652 114h34M712 68v60" />
      <path stroke="var(--deep)" d="M598 30l-8 22M622 44l-16 16M612 118l10 20M590 112l-2 22" />
    </svg>
  );
}
