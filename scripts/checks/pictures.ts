/** `npm run check -- pictures`: prints the missing and outdated pictures; exits with 1 if there are any. */
import { resolve } from 'node:path';
import { checkPictures } from './pictureList.ts';

const faults = await checkPictures(resolve(import.meta.dirname, '..', '..'));
for (const fault of faults) console.error(fault);
console.log(`Pictures: ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
