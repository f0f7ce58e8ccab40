import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { pino } from 'pino';
import type { ProductId } from '../../src/catalogue/catalogue.ts';
import { ALL_DOCUMENTS, fileNameOf, documentFile, documentManifest } from '../../src/catalogue/documents.ts';
import { SetupError } from '../../src/common/setupFiles.ts';
import { fillFacts } from '../../src/catalogue/fillFacts.ts';
import { loadLocales } from '../../src/locale/i18n.ts';
import { organisation } from '../../src/organisation.ts';
import { deleteOldFiles, replaceFile, touchFile } from '../build/replaceFile.ts';
import { documentInput, type DocumentInput } from './documentInput.ts';
import type { DrawnDocument } from './drawDocument.ts';
import { loadManuals } from './manuals/loadManuals.ts';
import { missingPicture } from './missingPicture.ts';

/** Each takes about 150 MB for Typst and its fonts; more workers are no faster on machines with two cores. */
const WORKERS = 2;

interface Task {
  readonly name: string;
  readonly key: string;
  readonly input: DocumentInput;
}

/**
 * Typesets data sheets, manuals and declarations into `build/documents/`, and writes their `manifest.json`. Documents
 * are cached by a hash of their data, texts, picture, fonts, template and Typst version. File names contain the checksum,
 * so that a running site can still send the files of its own build.
 *
 * @param root project root
 * @param siteUrl origin that the QR codes link to
 * @param report called after each document
 */
export async function makeDocuments(
  root: string,
  siteUrl: string = organisation.website,
  report?: (made: number, total: number) => void,
): Promise<void> {
  const folder = join(root, 'build', 'documents');
  await mkdir(folder, { recursive: true });
  const manifestFile = join(folder, 'manifest.json');
  const known = documentManifest.safeParse(await readJson(manifestFile)).data ?? {};
  const manifest = new Map<string, (typeof known)[string]>();
  const tasks: Task[] = [];
  for (const task of await allTasks(root, siteUrl)) {
    const kept = known[task.name];
    const file = kept && documentFile(folder, task.name, kept.sha256);
    const isMade = file && kept.key === task.key && (await sizeOf(file)) === kept.bytes;
    if (isMade && (await touchFile(file))) manifest.set(task.name, kept);
    else tasks.push(task);
  }
  if (tasks.length > 0) {
    let made = 0;
    await drawAll(root, tasks, async ({ name, key }, { bytes, pages }) => {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      await replaceFile(documentFile(folder, name, sha256), bytes);
      manifest.set(name, { key, bytes: bytes.length, sha256, pages });
      made += 1;
      report?.(made, tasks.length);
    });
  }
  const names = [...manifest.keys()].toSorted();
  await replaceFile(
    manifestFile,
    `${JSON.stringify(Object.fromEntries(names.map((name) => [name, manifest.get(name)])), null, 1)}\n`,
  );
  await deleteOldFiles(folder);
}

async function allTasks(root: string, siteUrl: string): Promise<readonly Task[]> {
  const logger = pino({ level: 'error' });
  const folder = join(root, 'locales');
  const { words } = await loadLocales(folder, logger, fillFacts);
  const manuals = await loadManuals(folder, logger);
  const base = createHash('sha256')
    .update(await commonParts(root))
    .digest('hex');
  const pictures = new Map<string, string>();
  return Promise.all(
    ALL_DOCUMENTS.map(async (id) => {
      const input = await documentInput(id, words[id.language], manuals[id.language], siteUrl);
      const picture = pictures.get(input.picture) ?? (await pictureDigest(root, input.picture, id.subject));
      pictures.set(input.picture, picture);
      const key = createHash('sha256')
        .update(JSON.stringify([base, picture, input]))
        .digest('hex');
      return { name: fileNameOf(id), key, input };
    }),
  );
}

/** Dependencies shared by all documents: templates, typesetter, and the locked versions of Typst and the fonts. */
async function commonParts(root: string): Promise<string> {
  const folder = join(root, 'scripts', 'documents');
  const templates = (await readdir(folder)).filter((name) => name.endsWith('.typ')).toSorted();
  const files = [...templates, 'createTypesetter.ts'].map((name) => join(folder, name));
  const lock: unknown = await readJson(join(root, 'package-lock.json'));
  const packages = typeof lock === 'object' && lock !== null ? Reflect.get(lock, 'packages') : undefined;
  const versions = Object.entries(Object(packages)).filter(([name]) =>
    /typst-ts-node-compiler$|ibm-plex/.test(name),
  );
  return JSON.stringify([await Promise.all(files.map((file) => readFile(file, 'utf8'))), versions]);
}

async function pictureDigest(root: string, file: string, subject: ProductId): Promise<string> {
  const bytes = await readFile(join(root, 'scripts', 'documents', 'pictures', file)).catch(
    (error: unknown) => {
      const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      throw isMissing ? new SetupError(missingPicture(subject), { cause: error }) : error;
    },
  );
  return createHash('sha256').update(bytes).digest('hex');
}

/** Distributes the documents among workers; each takes the next one when it is idle. */
async function drawAll(
  root: string,
  tasks: readonly Task[],
  done: (task: Task, drawn: DrawnDocument) => Promise<void>,
): Promise<void> {
  const waiting = tasks.values();
  const script = fileURLToPath(new URL('drawDocument.ts', import.meta.url));
  const work = async () => {
    const worker = new Worker(script, { workerData: { root } });
    try {
      for (const task of waiting) {
        // `once` rejects if the worker throws.
        const answer = once(worker, 'message');
        worker.postMessage(task.input);
        const [drawn]: DrawnDocument[] = await answer;
        if (drawn) await done(task, drawn);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(WORKERS, tasks.length) }, work));
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

async function sizeOf(file: string): Promise<number | undefined> {
  return (await stat(file).catch(() => undefined))?.size;
}
