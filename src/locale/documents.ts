import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import matter from 'gray-matter';
import { z } from 'zod';
import type { PrivacyDocument } from '../../views/pages/company/PrivacyPage.tsx';
import { renderMarkdown } from '../gateway/markdown.ts';
import { withSectionIds } from './withSectionIds.ts';

const frontMatter = z.object({ title: z.string(), updated: z.iso.date() });

export type PrivacyDocuments = Readonly<Record<'de' | 'en', PrivacyDocument>>;

/**
 * Reads the privacy notice, which exists in German and English.
 *
 * @param folder the `locales` folder
 * @throws {Error} where a document is missing or its front matter lacks title or date
 */
export async function loadPrivacyDocuments(folder: string): Promise<PrivacyDocuments> {
  const [de, en] = await Promise.all([readDocument(folder, 'de'), readDocument(folder, 'en')]);
  return { de, en };
}

async function readDocument(folder: string, lang: 'de' | 'en'): Promise<PrivacyDocument> {
  const path = join(folder, lang, 'documents', 'privacy.md');
  const { content, data } = matter(await readFile(path, 'utf8'));
  const front = frontMatter.safeParse(data);
  if (!front.success) throw new Error(`${path}: ${z.prettifyError(front.error)}`);
  const { html } = renderMarkdown(content, { language: lang });
  return { lang, updated: front.data.updated, ...withSectionIds(html) };
}
