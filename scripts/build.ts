/** `npm run build`, also started by `npm start`. */
import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { readConfig } from '../src/config/config.ts';
import { buildAll, buildFault } from './build/buildAll.ts';
import type { DocumentPlan } from './documents/planDocuments.ts';
import { updateRecords } from './translations/record.ts';

/** Maximum progress lines while making documents. */
const PROGRESS_LINES = 10;
/** Of what is built while the site answers. */
const LOW_PRIORITY = 10;

const started = performance.now();
const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'build');
const seconds = () => ((performance.now() - started) / 1000).toFixed(1);

/** Lets `npm start` serve pages, and makes the documents first that it asks for. */
async function serve({ waiting, first }: DocumentPlan): Promise<void> {
  const listening = Promise.withResolvers<void>();
  process.on('message', (name: string) => (name === 'listening' ? listening.resolve() : first(name)));
  process.send?.([...waiting.map(({ name }) => name), 'search']);
  await listening.promise;
  setPriority(LOW_PRIORITY);
  const { siteUrl } = readConfig(process.env);
  console.log(`${siteUrl} answers after ${seconds()} s; now come documents and search index`);
}

function reportDocuments(made: number, total: number): void {
  const isShown = made === total || made % Math.ceil(total / PROGRESS_LINES) === 0;
  if (isShown) console.log(`Made ${made} of ${total} documents`);
}

try {
  const isStarted = process.send !== undefined;
  process.once('disconnect', () => process.exit());
  if (!existsSync(join(folder, 'manifest.json'))) console.log('First build: takes about half a minute');
  // QR codes in the documents link to SITE_URL, or to the organization's website if it is not set.
  const siteUrl = process.env['SITE_URL'] ? readConfig(process.env).siteUrl : undefined;
  const { sizes, documents } = await buildAll(root, siteUrl, {
    report: reportDocuments,
    ...(isStarted && { serve, made: (part) => process.send?.(part) }),
  });
  // Continuous integration compares them with the committed ones.
  if (siteUrl === undefined && !isStarted && !process.env['CI']) {
    await documents.writeLock();
    updateRecords(join(root, 'locales'));
  }
  console.log(
    `Built in ${seconds()} s; browser script ${sizes.start} bytes at start, ${sizes.all} with all chunks`,
  );
  if (isStarted) process.disconnect();
} catch (error) {
  console.error(buildFault(error, folder));
  process.exit(1);
}
