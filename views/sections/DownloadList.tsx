import { Heading } from '../elements/Heading.tsx';
import { AddToList } from '../elements/AddToList.tsx';
import { DownloadManual } from '../elements/DownloadManual.tsx';
import { FileFacts } from '../elements/FileFacts.tsx';
import type { DataFiles, DownloadFile, FileLanguage } from '../elements/downloadFile.ts';
import { Icon } from '../elements/Icon.tsx';
import { useRenderContext } from '../renderContext.tsx';

interface Download {
  readonly kind: 'data-sheet' | 'manual' | 'declaration';
  readonly name: string;
  /** Path of a parts list with it. */
  readonly toList: string;
  /** The document in the page's language. */
  readonly file: DownloadFile;
  readonly others: readonly (FileLanguage & { readonly url: string })[];
}

export interface DownloadListProps {
  readonly heading: string;
  readonly downloads: readonly Download[];
  readonly data: readonly DataFiles[];
}

/** Documents of a product, each with file metadata and links to the other languages, and its data files. */
export function DownloadList({ heading, downloads, data }: DownloadListProps) {
  const { words } = useRenderContext();
  return (
    <section className="download-list" id="downloads">
      <Heading text={heading} />
      <p className="section-text">{words.documents.introduction}</p>
      <ul className="tiles before-5">
        {downloads.map((download) => (
          <Entry key={download.kind} {...download} />
        ))}
      </ul>
      <h3 className="before-6">{words.documents.data.heading}</h3>
      <p className="section-text before-2">{words.documents.data.introduction}</p>
      <ul className="tiles before-3 data-files">
        {data.flatMap(({ name, files }) =>
          files.map((file) => <DataFile key={file.url} name={name} file={file} />),
        )}
      </ul>
    </section>
  );
}

function DataFile({ name, file }: { readonly name: string; readonly file: DownloadFile }) {
  const { words } = useRenderContext();
  return (
    <li>
      <a className="tap gap-3" href={file.url} type={file.mime} hrefLang={file.language.code}>
        <Icon name="download" />
        <span>
          <bdi>{name}</bdi>
          {words.frame.labelSeparator}
          <bdi>{file.type}</bdi>
        </span>
      </a>
      <FileFacts {...file} />
    </li>
  );
}

function Entry({ kind, name, toList, file, others }: Download) {
  const { words } = useRenderContext();
  return (
    <li className="stack gap-4 card at-start download">
      <h3>{name}</h3>
      <FileFacts {...file} />
      <DownloadManual
        url={file.url}
        language={file.language.code}
        kind={kind === 'data-sheet' ? 'primary' : 'secondary'}
      >
        {words.documents.downloads[kind]}
      </DownloadManual>
      {file.page ? (
        <a className="tap text-link" href={file.page}>
          <span>{words.documents.read}</span>
        </a>
      ) : null}
      <AddToList to={toList} name={file.number} text={words.selection.list.add} />
      <details className="more download-others">
        <summary className="tap deep small strong">
          <span>{words.documents.otherLanguages}</span>
        </summary>
        <ul className="cluster row">
          {others.map(({ code, name: language, dir, url }) => (
            <li key={code}>
              <a
                className="tap"
                href={url}
                hrefLang={code}
                lang={code}
                dir={dir}
                type="application/pdf"
                target="_blank"
                rel="noopener"
                data-timestamp=""
              >
                {language}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
