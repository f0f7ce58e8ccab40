import { useRenderContext } from '../renderContext.tsx';
import type { DownloadFile, FileLanguage } from './downloadFile.ts';

export interface FileFactsProps extends DownloadFile {
  /** The same document in other languages. */
  readonly others?: readonly (FileLanguage & { readonly url: string })[] | undefined;
}

/** Type, language, size, pages, revision and checksum of a file. */
export function FileFacts({ others = [], sha256, ...file }: FileFactsProps) {
  const { type, language, bytes, pages, revision, revisions, number } = file;
  const { words, t, format } = useRenderContext();
  const { otherLanguages, checksum } = words.documents;
  const letter = t('documents:revision', { letter: revision.letter });
  const facts = [
    <bdi key="type">{type}</bdi>,
    <bdi key="language" lang={language.code} dir={language.dir}>
      {language.name}
    </bdi>,
    <bdi key="size">{format.fileSize(bytes)}</bdi>,
    ...(pages === undefined ? [] : [<bdi key="pages">{t('documents:pages', { count: pages })}</bdi>]),
    <bdi key="number" dir="ltr">
      {number}
    </bdi>,
    <bdi key="revision">{revisions === undefined ? letter : <a href={revisions}>{letter}</a>}</bdi>,
  ];
  return (
    <div className="note">
      <ul className="cluster row">
        {facts.map((fact) => (
          <li key={fact.key}>{fact}</li>
        ))}
        <li>
          <time dateTime={revision.date}>{format.date(revision.date)}</time>
        </li>
      </ul>
      <details className="more file-more">
        <summary className="tap low">
          <span>{[...(others.length > 0 ? [otherLanguages] : []), checksum].join(' · ')}</span>
        </summary>
        <ul className="cluster row">
          {others.map(({ code, name, dir, url }) => (
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
                {name}
              </a>
            </li>
          ))}
        </ul>
        <code dir="ltr">{sha256}</code>
      </details>
    </div>
  );
}
