/** `npm run check -- locales`: prints the faults of the locale files; exits with 1 if there are any. */
import { join } from 'node:path';
import { checkAll } from './locales/checkAll.ts';

const faults = await checkAll(join(import.meta.dirname, '..', '..', 'locales'));
for (const fault of faults) console.error(fault);
if (faults.some((fault) => /\.json: \S+ is not translated: /.test(fault)))
  console.error(
    'Keys of texts that may equal English: locales/sameAsEnglish.json, locales/{language}/sameAsEnglish.json',
  );
console.log(`Locale files: ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
