import { Fragment } from 'react';
import { useRenderContext } from '../renderContext.tsx';

/** A part of a text; marked parts matched the query. */
interface TextPart {
  readonly text: string;
  readonly isMarked: boolean;
}

export interface SearchResult {
  readonly url: string;
  /** Name of the kind. */
  readonly kind: string;
  /** YYYY-MM-DD */
  readonly date: string | undefined;
  readonly title: readonly TextPart[];
  readonly excerpt: readonly TextPart[];
  /** Documents and data files of a product. */
  readonly files: readonly { readonly url: string; readonly name: string }[];
}

interface Props {
  readonly results: readonly SearchResult[];
  /** Continues the heading levels of the page. */
  readonly level?: 'h2' | 'h3';
}

/** Search results, best first. */
export function SearchResults({ results, level: Heading = 'h2' }: Props) {
  const { format, words } = useRenderContext();
  if (results.length === 0) return null;
  return (
    <ol className="wide search-results">
      {results.map(({ url, kind, date, title, excerpt, files }, index) => (
        <li key={`${index} ${url}`} className="stack gap-1 ruled">
          <p className="cluster facts muted tiny">
            {kind}
            {date === undefined ? null : <time dateTime={date}>{format.date(date)}</time>}
          </p>
          <Heading className="subtitle quiet deep-links">
            <a href={url}>
              <MarkedText parts={title} />
            </a>
          </Heading>
          <p className="note">
            <MarkedText parts={excerpt} />
          </p>
          {files.length > 0 ? (
            <ul className="cluster facts small" aria-label={words.search.files}>
              {files.map((file) => (
                <li key={file.url}>
                  <a href={file.url}>{file.name}</a>
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

function MarkedText({ parts }: { readonly parts: readonly TextPart[] }) {
  return parts.map(({ text, isMarked }, index) => (
    <Fragment key={index}>{isMarked ? <mark>{text}</mark> : text}</Fragment>
  ));
}
