/** `npm run build` */
import { resolve } from 'node:path';
import { build } from './build/build.ts';

const started = performance.now();
const { start, all } = await build(resolve(import.meta.dirname, '..'));
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Built in ${seconds} s; browser script ${start} bytes at start, ${all} with all its parts`);
