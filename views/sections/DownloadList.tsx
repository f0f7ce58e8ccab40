import { Heading } from '../elements/Heading.tsx';
import { AddToList } from '../elements/AddToList.tsx';
import { DownloadManual } from '../elements/DownloadManual.tsx';
import { FileFacts, type FileFactsProps } from '../elements/FileFacts.tsx';
import type { DataFiles, DownloadFile } from '../elements/downloadFile.ts';
import { Icon } from '../elements/Icon.tsx';
import { useRenderContext } from '../renderContext.tsx';

interface Download {
  readonly kind: 'data-sheet' | 'manual' | 'declaration';
  readonly name: string;
  /** Path of a parts list with it. */
  readonly toList: string;
  /** The document in the page's language. */
  readonly file: DownloadFile;
  readonly others: FileFactsProps['others'];
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
      <ul className="tiles before-5 files">
        {downloads.map(({ kind, name, toList, file, others }) => (
          <li key={kind}>
            <p className="cluster row">
              <DownloadManual url={file.url} language={file.language.code} kind="link">
                {name}
              </DownloadManual>
              {file.page ? (
                <a className="tap text-link" href={file.page}>
                  <span>{words.documents.read}</span>
                </a>
              ) : null}
              <AddToList to={toList} name={file.number} text={words.selection.list.add} />
            </p>
            <FileFacts {...file} others={others} />
          </li>
        ))}
      </ul>
      <h3 className="before-6">{words.documents.data.heading}</h3>
      <p className="section-text before-2">{words.documents.data.introduction}</p>
      <ul className="tiles before-3 files">
        {data.flatMap(({ name, files }) =>
          files.map((file) => (
            <li key={file.url}>
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
          )),
        )}
      </ul>
    </section>
  );
}
