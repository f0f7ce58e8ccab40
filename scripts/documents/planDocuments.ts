import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { pino } from 'pino';
import type * as z from 'zod';
import type { ProductId } from '../../src/catalog/catalog.ts';
import {
  DATA_FILES,
  documentFile,
  documentManifest,
  type DocumentId,
  fileNameOf,
  PRINTED_DOCUMENTS,
} from '../../src/catalog/documents.ts';
import { PUBLISHED } from '../../src/catalog/revisions.ts';
import { fillFacts } from '../../src/catalog/fillFacts.ts';
import { SetupError } from '../../src/common/setupFiles.ts';
import { DEFAULT_LANGUAGE } from '../../src/model/codes.ts';
import { formatOf } from '../../src/locale/format.ts';
import { loadLocales } from '../../src/locale/i18n.ts';
import { organization } from '../../src/organization.ts';
import { readJson } from '../build/readJson.ts';
import { deleteOldFiles, replaceFile, touchFile } from '../build/replaceFile.ts';
import { dataFile } from './dataFile.ts';
import { documentInput, manualIn, type DocumentInput } from './documentInput.ts';
import { figureSheet } from './figures/drawFigures.ts';
import { keepTermsWhole } from './keepWhole.ts';
import { loadManuals } from './manuals/loadManuals.ts';
import { missingPicture } from './missingPicture.ts';

/** Each takes about 150 MB for Typst and its fonts; more workers are no faster on machines with two cores. */
const WORKERS = 2;

/** The manifest of a build for the organization's website, committed. */
export const LOCK = 'scripts/documents/documents.lock.json';

export type DocumentFacts = z.infer<typeof documentManifest>[string];

interface Task {
  readonly name: string;
  readonly key: string;
  /** What Typst gets, or the text of a file. */
  readonly content: DocumentInput | string;
}

interface Made {
  readonly bytes: Uint8Array;
  /** Of a PDF. */
  readonly pages?: number;
}

export type DocumentPlan = Awaited<ReturnType<typeof planDocuments>>;

/**
 * Plans data sheets, manuals, declarations and data files in `build/documents/`. They are cached by a hash of their data,
 * texts, picture, fonts, template and Typst version. File names contain the checksum, so that a running site can still send
 * the files of its own build. What pages and search index need to know of a document is in `documents.lock.json`, so that
 * they need not wait for it.
 *
 * @param root project root
 * @param siteUrl origin that the QR codes link to
 */
export async function planDocuments(root: string, siteUrl: string = organization.website) {
  const folder = join(root, 'build', 'documents');
  await mkdir(folder, { recursive: true });
  const [manifestFile, lockFile] = [join(folder, 'manifest.json'), join(root, LOCK)];
  const [built, locked] = await Promise.all([manifestFile, lockFile].map(readFacts));
  const facts = new Map<string, DocumentFacts>();
  const unknown: Task[] = [];
  const waiting: Task[] = [];
  for (const task of await allTasks(root, siteUrl)) {
    const known = [built?.[task.name], locked?.[task.name]].find((one) => one?.key === task.key);
    if (!known) unknown.push(task);
    else {
      facts.set(task.name, known);
      const file = documentFile(folder, task.name, known.sha256);
      if ((await sizeOf(file)) !== known.bytes || !(await touchFile(file))) waiting.push(task);
    }
  }

  async function make(tasks: Task[], report: (name: string, made: number, total: number) => void) {
    const total = tasks.length;
    let made = 0;
    await makeAll(root, tasks, async ({ name, key }, { bytes, pages }) => {
      const sha256 = digestOf(bytes);
      await replaceFile(documentFile(folder, name, sha256), bytes);
      facts.set(name, { key, bytes: bytes.length, sha256, pages });
      made += 1;
      report(name, made, total);
    });
  }

  return {
    /** By file name; of all documents, once the unknown ones are made. */
    facts,
    /** Documents that have changed since the last build and since the lock was written. */
    unknown,
    /** Those of which only the file is missing. They are taken from the front. */
    waiting,
    make,
    /** Moves a waiting document to the front. */
    first: (name: string) => {
      const place = waiting.findIndex((task) => task.name === name);
      if (place > 0) waiting.unshift(...waiting.splice(place, 1));
    },
    writeManifest: () => replaceFile(manifestFile, textOf(facts)),
    writeLock: () => replaceFile(lockFile, textOf(facts)),
    /** Except published revisions. */
    deleteOld: async () => {
      for (const [name, revisions] of Object.entries(PUBLISHED))
        for (const { sha256 } of Object.values(revisions))
          await touchFile(documentFile(folder, name, sha256));
      await deleteOldFiles(folder);
    },
  };
}

async function readFacts(file: string) {
  return documentManifest.safeParse(await readJson(file)).data;
}

/** One line per document. */
function textOf(facts: ReadonlyMap<string, DocumentFacts>): string {
  const lines = [...facts].map(([name, one]) => `${JSON.stringify(name)}: ${JSON.stringify(one)}`);
  return `{\n${lines.toSorted().join(',\n')}\n}\n`;
}

async function allTasks(root: string, siteUrl: string): Promise<readonly Task[]> {
  const logger = pino({ level: 'error' });
  const folder = join(root, 'locales');
  const { words } = await loadLocales(folder, logger, fillFacts);
  const manuals = await loadManuals(folder, logger);
  const base = digestOf(await commonParts(root));
  const pictures = new Map<string, string>();
  const english = { words: words[DEFAULT_LANGUAGE], format: formatOf(DEFAULT_LANGUAGE) };
  const printed = PRINTED_DOCUMENTS.map(async (id) => {
    const input = await documentInput(id, words[id.language], manuals[id.language], siteUrl);
    const content = keepTermsWhole(input);
    const picture = pictures.get(content.picture) ?? (await pictureDigest(root, content.picture, id.subject));
    pictures.set(content.picture, picture);
    const task = { name: fileNameOf(id), key: digestOf(JSON.stringify([base, picture, content])), content };
    if (id.kind !== 'manual') return [task];
    const text = textTask({ ...id, kind: 'chapters' }, JSON.stringify(manualIn(input)));
    const isFirst = id.language === DEFAULT_LANGUAGE;
    return [
      text,
      ...(isFirst ? [textTask({ ...id, kind: 'figures' }, figureSheet(input.figures))] : []),
      task,
    ];
  });
  const data = DATA_FILES.map((id) => textTask(id, dataFile(id, english, siteUrl)));
  const isText = ({ content }: Task) => typeof content === 'string';
  const tasks = [...data, ...(await Promise.all(printed)).flat()];
  return tasks.toSorted((one, other) => Number(isText(other)) - Number(isText(one)));
}

function textTask(id: DocumentId, content: string): Task {
  return { name: fileNameOf(id), key: digestOf(content), content };
}

/** Dependencies shared by all documents: templates, typesetter, and the locked versions of Typst and the fonts. */
async function commonParts(root: string): Promise<string> {
  const folder = join(root, 'scripts', 'documents');
  const templates = (await readdir(folder)).filter((name) => name.endsWith('.typ')).toSorted();
  const files = [...templates, 'createTypesetter.ts', 'rowHeaders.ts', 'searchableArabic.ts'].map((name) =>
    join(folder, name),
  );
  const lock: unknown = await readJson(join(root, 'package-lock.json'));
  const packages = typeof lock === 'object' && lock !== null ? Reflect.get(lock, 'packages') : undefined;
  const versions = Object.entries(Object(packages)).filter(([name]) =>
    /typst-ts-node-compiler$|ibm-plex/.test(name),
  );
  const fonts = join(root, 'scripts', 'build', 'fonts');
  const digests = (await readdir(fonts))
    .toSorted()
    .map(async (name) => digestOf(await readFile(join(fonts, name))));
  const texts = files.map((file) => readFile(file, 'utf8'));
  return JSON.stringify([await Promise.all(texts), versions, await Promise.all(digests)]);
}

async function pictureDigest(root: string, file: string, subject: ProductId): Promise<string> {
  const bytes = await readFile(join(root, 'scripts', 'documents', 'pictures', file)).catch(
    (error: unknown) => {
      const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      throw isMissing ? new SetupError(missingPicture(subject), { cause: error }) : error;
    },
  );
  return digestOf(bytes);
}

/** Distributes the documents among workers; each takes the first one when it is idle. */
async function makeAll(
  root: string,
  tasks: Task[],
  done: (task: Task, made: Made) => Promise<void>,
): Promise<void> {
  const script = fileURLToPath(new URL('drawDocument.ts', import.meta.url));
  const work = async () => {
    const worker = new Worker(script, { workerData: { root } });
    try {
      for (let task = tasks.shift(); task; task = tasks.shift()) {
        if (typeof task.content === 'string') {
          await done(task, { bytes: Buffer.from(task.content) });
          continue;
        }
        // `once` rejects if the worker throws.
        const answer = once(worker, 'message');
        worker.postMessage(task.content);
        const [drawn]: Made[] = await answer;
        if (drawn) await done(task, drawn);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(WORKERS, tasks.length) }, work));
}

function digestOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

async function sizeOf(file: string): Promise<number | undefined> {
  return (await stat(file).catch(() => undefined))?.size;
}
