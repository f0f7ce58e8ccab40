import { FileFacts } from '../elements/FileFacts.tsx';
import type { DownloadFile } from '../elements/downloadFile.ts';
import { Icon } from '../elements/Icon.tsx';
import { useRenderContext } from '../renderContext.tsx';
import './DocumentList.css';

export interface ListedDocument {
  readonly key: string;
  /** Name of the product; `to` is the English desktop path of its page. */
  readonly product: string;
  readonly to: string;
  readonly kind: string;
  readonly file: DownloadFile;
}

/** Documents of several products, one per line. */
export function DocumentList({ documents }: { readonly documents: readonly ListedDocument[] }) {
  const { words, t, href } = useRenderContext();
  const { none } = words.documents.download;
  if (documents.length === 0) return <p className="document-count">{none}</p>;
  return (
    <>
      <p className="document-count">{t('documents:download.count', { count: documents.length })}</p>
      <ul className="document-list">
        {documents.map(({ key, product, to, kind, file }) => (
          <li key={key}>
            <h3>
              <a
                href={file.url}
                hrefLang={file.language.code}
                type="application/pdf"
                target="_blank"
                rel="noopener"
                data-timestamp=""
              >
                <Icon name="download" />
                <span>{`${product} – ${kind}`}</span>
                <span className="visually-hidden">{` (${words.frame.opensNewWindow})`}</span>
              </a>
            </h3>
            <FileFacts {...file} />
            <a className="document-product" href={href(to)}>
              {words.frame.toProduct}
              <span className="visually-hidden">{words.frame.labelSeparator + product}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
