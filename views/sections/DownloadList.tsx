import { DownloadManual } from '../elements/DownloadManual.tsx';
import { FileFacts } from '../elements/FileFacts.tsx';
import type { DownloadFile, FileLanguage } from '../elements/downloadFile.ts';
import { useRenderContext } from '../renderContext.tsx';
import './DownloadList.css';

interface Download {
  readonly kind: 'data-sheet' | 'manual' | 'declaration';
  readonly name: string;
  /** The document in the page's language. */
  readonly file: DownloadFile;
  readonly others: readonly (FileLanguage & { readonly url: string })[];
}

export interface DownloadListProps {
  readonly heading: string;
  readonly downloads: readonly Download[];
}

/** Documents of a product, each with file metadata and links to the other languages. */
export function DownloadList({ heading, downloads }: DownloadListProps) {
  const { words } = useRenderContext();
  return (
    <section className="download-list" id="downloads">
      <h2>{heading}</h2>
      <p className="section-text">{words.documents.introduction}</p>
      <ul className="downloads">
        {downloads.map((download) => (
          <Entry key={download.kind} {...download} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ kind, name, file, others }: Download) {
  const { words, t } = useRenderContext();
  const isManual = kind === 'manual';
  return (
    <li className="download">
      <h3>{name}</h3>
      <FileFacts {...file} />
      <DownloadManual url={file.url} language={file.language.code} kind={isManual ? 'primary' : 'secondary'}>
        {isManual ? words.documents.downloadManual : t('documents:open', { name })}
      </DownloadManual>
      <details className="download-others">
        <summary>{words.documents.otherLanguages}</summary>
        <ul>
          {others.map(({ code, name: language, dir, url }) => (
            <li key={code}>
              <a
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
