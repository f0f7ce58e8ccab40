import { useRenderContext } from '../renderContext.tsx';
import type { DownloadFile } from './downloadFile.ts';

/** Type, language, size, pages, revision and checksum of a file. */
export function FileFacts({
  type,
  language,
  bytes,
  pages,
  revision,
  revisions,
  number,
  sha256,
}: DownloadFile) {
  const { words, t, format } = useRenderContext();
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
      <details className="more file-checksum">
        <summary className="tap low">
          <span>{words.documents.checksum}</span>
        </summary>
        <code dir="ltr">{sha256}</code>
      </details>
    </div>
  );
}
