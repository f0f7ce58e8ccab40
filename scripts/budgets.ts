/** `npm run budgets`: compares the size of the built browser script with its limits. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { budgetFaults, SCRIPT_LIMITS } from './build/scriptSizes.ts';

const manifest = z.object({ script: z.object({ start: z.number(), all: z.number() }) });
const path = join(resolve(import.meta.dirname, '..'), 'build', 'manifest.json');
const { script } = manifest.parse(JSON.parse(readFileSync(path, 'utf8')));
console.log(`Browser script, bytes in brotli: ${script.start} of ${SCRIPT_LIMITS.start} at start,`);
console.log(`${script.all} of ${SCRIPT_LIMITS.all} with all chunks`);
const faults = budgetFaults(script);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
