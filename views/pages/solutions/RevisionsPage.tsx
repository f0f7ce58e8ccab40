import type { DownloadFile } from '../../elements/downloadFile.ts';
import { DownloadManual } from '../../elements/DownloadManual.tsx';
import { FileFacts } from '../../elements/FileFacts.tsx';
import { TextLink } from '../../elements/TextLink.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { useRenderContext } from '../../renderContext.tsx';

interface RevisionsData {
  readonly title: string;
  /** Product and kind of document. */
  readonly kicker: string;
  /** Path of its page. */
  readonly product: string;
  /** Path of the form for a copy on paper. */
  readonly paper: string;
  /** Newest first. */
  readonly revisions: readonly {
    readonly file: DownloadFile;
    /** Whether it is the current one, or what supersedes it. */
    readonly status: string;
    readonly changed: string | undefined;
    /** Why it cannot be opened. */
    readonly missing: string | undefined;
  }[];
}

/** All revisions of a document, each with its own address. */
export function RevisionsPage({ title, kicker, product, paper, revisions }: RevisionsData) {
  const { words, t } = useRenderContext();
  return (
    <>
      <PageHead title={title} lead={words.documents.revisions.lead} kicker={<span>{kicker}</span>}>
        <TextLink to={`${paper}#paper`}>{words.documents.revisions.paper}</TextLink>
        <TextLink to={product}>{words.frame.toProduct}</TextLink>
      </PageHead>
      <section aria-label={words.documents.revisions.all}>
        <ul className="tiles">
          {revisions.map(({ file, status, changed, missing }) => (
            <li key={file.url} className="stack gap-4 card at-start download">
              <h2 className="title">{t('documents:revision', { letter: file.revision.letter })}</h2>
              <p>{status}</p>
              {changed === undefined ? null : <p>{changed}</p>}
              <FileFacts {...file} />
              {missing === undefined ? (
                <DownloadManual url={file.url} language={file.language.code} kind="secondary">
                  {words.documents.revisions.open}
                </DownloadManual>
              ) : (
                <p className="note">{missing}</p>
              )}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
