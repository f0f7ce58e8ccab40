/** `npm run build`; with `--development`, errors are readable, and a present search index is not updated. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readConfig } from '../src/config/config.ts';
import { startFault } from '../src/process/startFault.ts';
import { build } from './build/build.ts';
import { makeDictionaries } from './build/makeDictionaries.ts';
import { makeDocuments } from './documents/makeDocuments.ts';
import { makeSearchIndex } from './search/makeSearchIndex.ts';

/** Maximum progress lines while making documents. */
const PROGRESS_LINES = 10;

const started = performance.now();
const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'build');
const isDevelopment = process.argv.includes('--development');

async function bundle(others: Promise<unknown>): ReturnType<typeof build> {
  const isFirst = !existsSync(join(folder, 'manifest.json'));
  if (isFirst) console.log('First build: fonts, server, scripts, styles and documents take about a minute');
  const sizes = await build(root, { minify: !isDevelopment, after: others });
  if (isFirst) console.log('Built fonts, server, scripts and styles');
  return sizes;
}

function reportDocuments(made: number, total: number): void {
  const isShown = made === total || made % Math.ceil(total / PROGRESS_LINES) === 0;
  if (isShown) console.log(`Made ${made} of ${total} documents`);
}

try {
  // QR codes in the documents link to SITE_URL, or to the organization's website if it is not set.
  const siteUrl = process.env['SITE_URL'] ? readConfig(process.env).siteUrl : undefined;
  const keepsIndex = isDevelopment && existsSync(join(folder, 'search', 'manifest.json'));
  const others = makeDocuments(root, siteUrl, reportDocuments).then(() =>
    keepsIndex ? undefined : makeSearchIndex(root),
  );
  // `bundle` waits for these and reports their errors, unless it fails first.
  others.catch(() => undefined);
  const { start, all } = await bundle(others);
  if (!isDevelopment) await makeDictionaries(root, siteUrl);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built in ${seconds} s; browser script ${start} bytes at start, ${all} with all chunks`);
} catch (error) {
  // esbuild has already printed its errors with their source lines.
  const isPrinted = error instanceof Error && 'errors' in error && 'warnings' in error;
  console.error(isPrinted ? error.message : startFault(error, folder));
  process.exit(1);
}
