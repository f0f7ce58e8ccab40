/** `npx -c "node scripts/workshop/budgets.ts"`, after a build: compares the sizes of the built browser script and of pages after the first with their limits. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { budgetFaults, SCRIPT_LIMITS } from '../build/scriptSizes.ts';
import { pageSizes } from './budgets/pageSizes.ts';

/** Of a page after the first, in the median. */
const LATER_LIMIT = 3000;

const manifest = z.object({ script: z.object({ start: z.number(), all: z.number() }) });
const root = resolve(import.meta.dirname, '..', '..');
const { script } = manifest.parse(JSON.parse(readFileSync(join(root, 'build', 'manifest.json'), 'utf8')));
console.log(`Browser script, bytes in brotli: ${script.start} of ${SCRIPT_LIMITS.start} at start,`);
console.log(`${script.all} of ${SCRIPT_LIMITS.all} with all chunks`);
const { first, later, dictionary } = await pageSizes(root);
console.log(`Pages of the sitemap in both layouts, median bytes: ${first} in brotli,`);
console.log(`${later} of ${LATER_LIMIT} with their dictionary, which takes ${dictionary} once`);
const faults = budgetFaults(script);
if (later > LATER_LIMIT) faults.push(`pages: ${later} bytes exceed the limit of ${LATER_LIMIT}`);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
