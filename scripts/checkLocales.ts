/** `npm run check:locales`: prints the faults of the locale files; exits with 1 if there are any. */
import { join } from 'node:path';
import { checkGlossary } from './locales/checkGlossary.ts';
import { checkLikeness } from './locales/checkLikeness.ts';
import { checkLocales } from './locales/checkLocales.ts';
import { checkNews } from './locales/checkNews.ts';
import { checkPercent } from './locales/checkPercent.ts';

const folder = join(import.meta.dirname, '..', 'locales');
const faults = [
  ...[checkLocales, checkLikeness, checkGlossary, checkPercent].flatMap((check) => check(folder)),
  ...(await checkNews(folder)),
];
for (const fault of faults) console.error(fault);
console.log(`Locale files: ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
