import { join } from 'node:path';
import {
  documentManifest,
  documentNumber,
  fileNameOf,
  PRINTED_DOCUMENTS,
  revisionOf,
} from '../../src/catalog/documents.ts';
import { changeNote, PUBLISHED, publishedOf } from '../../src/catalog/revisions.ts';
import { readSetupJson, SetupError } from '../../src/common/setupFiles.ts';
import english from '../../locales/en/documents.json' with { type: 'json' };
import { replaceFile } from '../build/replaceFile.ts';
import { LOCK, type DocumentFacts } from './planDocuments.ts';

/** @throws {SetupError} if a build for the organization's website has changed or lost a published revision */
export function keepPublished(facts: ReadonlyMap<string, DocumentFacts>): void {
  const changed = PRINTED_DOCUMENTS.flatMap((id) => {
    const name = fileNameOf(id);
    const [newest] = publishedOf(name);
    const isNext = !newest || newest.letter < revisionOf(id).letter;
    return isNext || newest.sha256 === facts.get(name)?.sha256
      ? []
      : [`${documentNumber(id)}, revision ${newest.letter}`];
  });
  const lost = Object.keys(PUBLISHED).filter((name) => !facts.has(name));
  refuse(
    'Published revisions would change. Give the documents the next letter in `revisions` of src/catalog/families/',
    changed,
  );
  refuse('The catalog lacks products that have published documents', lost);
}

/** Adds the revisions in `documents.lock.json` to the published ones. @returns the number of new ones */
export async function publishRevisions(root: string): Promise<number> {
  const locked = readSetupJson(join(root, LOCK), documentManifest, 'run `npm run build`');
  const facts = new Map(Object.entries(locked));
  keepPublished(facts);
  const next = PRINTED_DOCUMENTS.filter(
    (id) => publishedOf(fileNameOf(id))[0]?.letter !== revisionOf(id).letter,
  );
  const silent = next.filter(
    (id) =>
      publishedOf(fileNameOf(id)).length > 0 &&
      changeNote(id, revisionOf(id).date, english.revisions.changes) === undefined,
  );
  refuse(
    'Nothing says what has changed. Add a text to `revisions.changes` of documents.json in locales/',
    silent.map((id) => `${documentNumber(id)}: ${id.subject}-${id.kind} ${revisionOf(id).date}`),
  );
  const lines = PRINTED_DOCUMENTS.map((id) => {
    const name = fileNameOf(id);
    const { letter, date } = revisionOf(id);
    const { key: _, ...file } = locked[name] ?? {};
    const revisions = { ...PUBLISHED[name], [letter]: PUBLISHED[name]?.[letter] ?? { date, ...file } };
    return `${JSON.stringify(name)}: ${JSON.stringify(revisions)}`;
  });
  await replaceFile(join(root, 'src/catalog/published.json'), `{\n${lines.toSorted().join(',\n')}\n}\n`);
  return next.length;
}

function refuse(fault: string, names: readonly string[]): void {
  if (names.length > 0) throw new SetupError(`${fault}:\n${names.join('\n')}`);
}
