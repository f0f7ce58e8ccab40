/** `npm run check:locales`: prints what is wrong with the locale files, and fails if anything is. */
import { join } from 'node:path';
import { checkLocales } from './locales/checkLocales.ts';

const faults = checkLocales(join(import.meta.dirname, '..', 'locales'));
for (const fault of faults) console.error(fault);
console.log(`Locale files: ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
