import { join } from 'node:path';
import matter from 'gray-matter';
import * as z from 'zod';
import type { PrivacyDocument } from '../../model/privacyDocument.ts';
import { fillFacts } from '../../catalog/fillFacts.ts';
import { SetupError, readSetupFile } from '../../common/setupFiles.ts';
import { eachLanguage, type LanguageCode } from '../../model/codes.ts';
import { formatOf } from '../../locale/format.ts';
import { renderSections } from '../../markdown/markdown.ts';
import type { SharedSources } from '../../pageTable/page.ts';

/** Placeholder line for the table of cookies and storage entries. */
const STORAGE_MARK = '[[storage]]';
/** Placeholder for how long delivered inquiries are kept. */
const KEEP_DAYS_MARK = '[[keepDays]]';
/** What stands there if they are kept, and if they are not. */
const CHOICE_MARKS = /\[\[(?:kept|notKept|end)\]\]/;

const frontMatter = z.object({ title: z.string(), updated: z.iso.date() });

/**
 * Reads the privacy notice in every language. German and English are binding, the others translations of them.
 *
 * @param folder the `locales` folder
 * @param keepDays how many days delivered inquiries are kept; undefined for the search index, which the build makes for any
 *   configuration
 * @throws {SetupError} if a document is missing, or lacks title, date or a placeholder
 */
export function loadPrivacyDocuments(folder: string, keepDays: number | undefined): SharedSources['privacy'] {
  return eachLanguage((code) => readDocument(folder, code, keepDays));
}

function readDocument(folder: string, lang: LanguageCode, keepDays: number | undefined): PrivacyDocument {
  const path = join(folder, lang, 'documents', 'privacy.md');
  const { content, data } = matter(fillFacts(readSetupFile(path, 'restore it from the repository'), lang));
  const front = frontMatter.safeParse(data);
  if (!front.success) throw new SetupError(`${path}: ${z.prettifyError(front.error)}`);
  const [start = '', kept, notKept, end] = content.split(CHOICE_MARKS);
  if (end === undefined || !kept?.includes(KEEP_DAYS_MARK))
    throw new SetupError(`${path}: must contain [[kept]]…${KEEP_DAYS_MARK}…[[notKept]]…[[end]]`);
  const days = keepDays === undefined ? '…' : formatOf(lang).duration(keepDays, 'day');
  const copies = keepDays === 0 ? notKept : kept.replaceAll(KEEP_DAYS_MARK, days);
  const [first, second, ...more] = `${start}${copies}${end}`.split(STORAGE_MARK);
  if (first === undefined || second === undefined || more.length > 0)
    throw new SetupError(`${path}: must contain ${STORAGE_MARK} exactly once`);
  const before = renderSections(first);
  const after = renderSections(second, before.sections.length);
  return {
    lang,
    updated: front.data.updated,
    beforeStorage: before.html,
    afterStorage: after.html,
    sections: [...before.sections, ...after.sections],
  };
}
