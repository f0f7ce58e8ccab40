import { checkDescriptions } from './checkDescriptions.ts';
import { checkBlocks, checkFiles } from './checkFiles.ts';
import { checkGlossary } from './checkGlossary.ts';
import { checkLikeness } from './checkLikeness.ts';
import { checkLocales } from './checkLocales.ts';
import { checkNews, checkSpeakers } from './checkNews.ts';
import { checkPercent } from './checkPercent.ts';

/**
 * Runs every check of the locale files. The others need the files, so missing ones are reported first.
 *
 * @param folder the `locales` folder
 * @returns one sentence per fault
 */
export async function checkAll(folder: string): Promise<string[]> {
  const missing = checkFiles(folder);
  if (missing.length > 0) return missing;
  const checks = [
    checkLocales,
    checkLikeness,
    checkBlocks,
    checkGlossary,
    checkPercent,
    checkDescriptions,
    checkSpeakers,
  ];
  return [...checks.flatMap((check) => check(folder)), ...(await checkNews(folder))];
}
