/** `npm run check -- figures`: prints the figures that are typed into texts; exits with 1 if there are any. */
import { join } from 'node:path';
import { checkFigures, EXCEPTIONS_FILE } from './locales/checkFigures.ts';

const faults = checkFigures(join(import.meta.dirname, '..', '..', 'locales'));
for (const fault of faults) console.error(fault);
if (faults.some((fault) => fault.endsWith('typed by hand')))
  console.error(
    `A figure comes from a placeholder: {{catalog.battery.energy.max}}, {{warranty.packs.term}}, {{organization.figures.countries}}.\nExceptions, each with its reason: locales/${EXCEPTIONS_FILE}`,
  );
console.log(`Figures in texts: ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
