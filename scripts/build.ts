/** `npm run build` */
import { resolve } from 'node:path';
import { readConfig } from '../src/config.ts';
import { build } from './build/build.ts';
import { makeDocuments } from './documents/makeDocuments.ts';

const started = performance.now();
const root = resolve(import.meta.dirname, '..');
// Codes in the documents lead to the public site; without one that is configured, to the organisation's own.
const siteUrl = process.env['SITE_URL'] ? readConfig(process.env).siteUrl : undefined;
const documents = makeDocuments(root, siteUrl);
const [{ start, all }, made] = await Promise.all([build(root, { after: documents }), documents]);
if (made > 0) console.log(`Made ${made} documents`);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Built in ${seconds} s; browser script ${start} bytes at start, ${all} with all its parts`);
