/** `npm run check -- locales`: prints the faults of the locale files; exits with 1 if there are any. Old translations are none. */
import { join } from 'node:path';
import { summaryOf } from '../translations/record.ts';
import { checkAll } from './locales/checkAll.ts';

const folder = join(import.meta.dirname, '..', '..', 'locales');
const faults = await checkAll(folder);
for (const fault of faults) console.error(fault);
if (faults.some((fault) => /\.json: \S+ is not translated: /.test(fault)))
  console.error(
    'Keys of texts that may equal English: locales/sameAsEnglish.json, locales/{language}/sameAsEnglish.json',
  );
for (const line of summaryOf(folder)) console.log(`Translations, ${line}`);
console.log(`Locale files: ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
