/** `npm run build` */
import { resolve } from 'node:path';
import { readConfig } from '../src/config.ts';
import { build } from './build/build.ts';
import { makeDocuments } from './documents/makeDocuments.ts';

const started = performance.now();
const root = resolve(import.meta.dirname, '..');
// Codes in the documents lead to the public site; without one that is configured, to the organisation's own.
const siteUrl = process.env['SITE_URL'] ? readConfig(process.env).siteUrl : undefined;
const [, made] = await Promise.all([build(root), makeDocuments(root, siteUrl)]);
if (made > 0) console.log(`Made ${made} data sheets and manuals`);
console.log(`Built in ${Math.round(performance.now() - started)} ms`);
