import { join } from 'node:path';
import matter from 'gray-matter';
import { z } from 'zod';
import type { PrivacyDocument } from '../../views/pages/company/PrivacyPage.tsx';
import { SetupError } from '../errors/setupError.ts';
import { renderMarkdown } from '../gateway/markdown.ts';
import { readSetupFile } from '../readSetupFile.ts';
import { withSectionIds } from './withSectionIds.ts';

/** A line that stands where the table of cookies and storage entries is to be shown. */
const STORAGE_MARK = '[[storage]]';

const frontMatter = z.object({ title: z.string(), updated: z.iso.date() });

export type PrivacyDocuments = Readonly<Record<'de' | 'en', PrivacyDocument>>;

/**
 * Reads the privacy notice, which exists in German and English.
 *
 * @param folder the `locales` folder
 * @throws {SetupError} where a document is missing or its front matter lacks title or date, or the text its mark
 */
export async function loadPrivacyDocuments(folder: string): Promise<PrivacyDocuments> {
  const [de, en] = await Promise.all([readDocument(folder, 'de'), readDocument(folder, 'en')]);
  return { de, en };
}

async function readDocument(folder: string, lang: 'de' | 'en'): Promise<PrivacyDocument> {
  const path = join(folder, lang, 'documents', 'privacy.md');
  const { content, data } = matter(readSetupFile(path, 'take it from the repository again'));
  const front = frontMatter.safeParse(data);
  if (!front.success) throw new SetupError(`${path}: ${z.prettifyError(front.error)}`);
  const [first, second, ...more] = content.split(STORAGE_MARK);
  if (first === undefined || second === undefined || more.length > 0)
    throw new SetupError(`${path}: ${STORAGE_MARK} must stand in it once`);
  const htmlOf = (markdown: string) => renderMarkdown(markdown, { language: lang }).html;
  const before = withSectionIds(htmlOf(first));
  const after = withSectionIds(htmlOf(second), before.sections.length);
  return {
    lang,
    updated: front.data.updated,
    beforeStorage: before.html,
    afterStorage: after.html,
    sections: [...before.sections, ...after.sections],
  };
}
