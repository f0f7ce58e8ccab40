import type { DataFiles, DownloadFile, FileLanguage } from '../elements/downloadFile.ts';
import { HiddenNote } from '../elements/HiddenNote.tsx';
import { Title } from '../elements/Title.tsx';
import { useRenderContext } from '../renderContext.tsx';

/** The listed documents of a product. */
export interface DocumentGroup {
  /** Name of the product; `to` is the English desktop path of its page. */
  readonly product: string;
  readonly to: string;
  /** One row per language. */
  readonly rows: readonly {
    /** Shown if it is not the page's language. */
    readonly language: FileLanguage | undefined;
    readonly documents: readonly { readonly kind: string; readonly file: DownloadFile }[];
  }[];
  readonly data: readonly DataFiles[];
}

interface Props {
  readonly groups: readonly DocumentGroup[];
  /** Number of files in all groups. */
  readonly count: number;
}

/** Documents grouped by product: those of a language side by side, and the data files. */
export function DocumentList({ groups, count }: Props) {
  const { words, t, href } = useRenderContext();
  return (
    <>
      <p className="note before-5">{t('documents:download.count', { count })}</p>
      <ul className="before-4">
        {groups.map(({ product, to, rows, data }) => (
          <li key={to} className="stack ruled document-group">
            <h3 className="quiet body">
              <a className="tap" href={href(to)}>
                <span>
                  <Title text={product} />
                </span>
              </a>
            </h3>
            {rows.map(({ language, documents }) => (
              <div key={language?.code ?? ''} className="document-row">
                {language ? (
                  <p className="note document-language" lang={language.code} dir={language.dir}>
                    {language.name}
                  </p>
                ) : null}
                <ul className="line">
                  {documents.map(({ kind, file }) => (
                    <li key={kind}>
                      <DocumentLink product={product} kind={kind} file={file} language={language} />
                      {file.page ? (
                        <a className="tap text-link note" href={file.page} hrefLang={file.language.code}>
                          <span>
                            <span className="visually-hidden">{product + words.frame.titleSeparator}</span>
                            {words.documents.read}
                          </span>
                        </a>
                      ) : null}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
            {data.length > 0 ? <DataLinks product={product} data={data} /> : null}
          </li>
        ))}
      </ul>
    </>
  );
}

interface LinkProps {
  readonly product: string;
  readonly kind: string;
  readonly file: DownloadFile;
  /** Language that the row shows; the name of the link tells it to those who do not see the row. */
  readonly language: FileLanguage | undefined;
}

function DocumentLink({ product, kind, file, language }: LinkProps) {
  const { words, t, format } = useRenderContext();
  const { titleSeparator, opensNewWindow } = words.frame;
  const { type, mime, bytes, pages, revision, url } = file;
  return (
    <a
      className="document-link"
      href={url}
      hrefLang={file.language.code}
      type={mime}
      target="_blank"
      rel="noopener"
      data-timestamp=""
    >
      <span className="document-kind">
        <span className="visually-hidden">{product + titleSeparator}</span>
        <Title text={kind} />
        {language ? (
          <span className="visually-hidden" lang={language.code}>
            {` ${language.name}`}
          </span>
        ) : null}
        <HiddenNote text={opensNewWindow} />
      </span>{' '}
      <small className="cluster line muted">
        <bdi>{type}</bdi> <bdi>{format.fileSize(bytes)}</bdi>{' '}
        {pages === undefined ? null : (
          <bdi className="document-more">{t('documents:pages', { count: pages })}</bdi>
        )}{' '}
        <bdi className="document-more">{t('documents:revision', { letter: revision.letter })}</bdi>
      </small>
    </a>
  );
}

function DataLinks({ product, data }: { readonly product: string; readonly data: readonly DataFiles[] }) {
  const { words, format } = useRenderContext();
  const { titleSeparator } = words.frame;
  return (
    <ul className="cluster row muted tiny document-data">
      {data.map(({ name, files }) => (
        <li key={name} className="cluster middle line">
          <span>{name}</span>
          {files.map(({ type, mime, url, bytes }) => (
            <a key={type} href={url} type={mime} hrefLang="en">
              <span className="document-kind">
                <span className="visually-hidden">{product + titleSeparator + name + titleSeparator}</span>
                {type}
              </span>{' '}
              <small className="muted">{format.fileSize(bytes)}</small>
            </a>
          ))}
        </li>
      ))}
    </ul>
  );
}
