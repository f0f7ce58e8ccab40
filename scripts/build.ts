/** `npm run build` */
import { resolve } from 'node:path';
import { build } from './build/build.ts';

const started = performance.now();
await build(resolve(import.meta.dirname, '..'));
console.log(`Built in ${Math.round(performance.now() - started)} ms`);
