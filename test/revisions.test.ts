import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../scripts/build/build.ts';
import { copyProject } from '../scripts/site/otherDeployment.ts';
import { startSiteProcess, type SiteProcess } from '../scripts/site/siteProcess.ts';
import { revisionsPath } from '../src/catalog/catalog.ts';
import {
  documentFile,
  documentNumber,
  fileNameOf,
  PRINTED_DOCUMENTS,
  revisionOf,
} from '../src/catalog/documents.ts';
import { publishedOf, revisionName } from '../src/catalog/revisions.ts';
import { formatOf } from '../src/locale/format.ts';
import { ROOT } from './kit/site.ts';
import { translate, words } from './kit/words.ts';

const run = promisify(execFile);
/** The part of a build that concerns documents. */
const MAKE_DOCUMENTS = `
  import { planDocuments } from './documents/planDocuments.ts';
  const { make, waiting, unknown, writeManifest, writeLock, deleteOld } =
    await planDocuments(process.argv[2]);
  for (const tasks of [unknown, waiting]) await make(tasks, () => undefined);
  await writeManifest();
  await writeLock();
  await deleteOld();`;
const NOTE = 'Hinweis ergänzt.';
const DAY = '2026-12-01';
const SHEETS = PRINTED_DOCUMENTS.filter(({ kind, language }) => kind === 'data-sheet' && language === 'de');
/** The first data sheet whose current revision is published. */
const ID = SHEETS.find((id) => publishedOf(fileNameOf(id))[0]?.letter === revisionOf(id).letter);
const { subject = 'agv', kind = 'data-sheet', language = 'de' } = ID ?? {};
const NUMBER = documentNumber({ subject, kind, language });
const NAME = fileNameOf({ subject, kind, language });
const PAGE = `/de${revisionsPath(subject, kind)}`;
const { letter: OLD, date: OLD_DAY } = revisionOf({ subject, kind });
const NEXT = String.fromCharCode(OLD.charCodeAt(0) + 1);
const [FIRST] = publishedOf(NAME);
const addressOf = (letter: string) => `/documents/${revisionName(NAME, letter)}`;

describe('a published revision, after a text of the document has changed', () => {
  let project: string;
  let archive: string;
  let site: SiteProcess;
  const script = (name: string, ...args: string[]) =>
    run(process.execPath, [join(project, 'scripts', name), ...args], { env: { PATH: process.env.PATH } });
  const edit = async (path: string, from: string | RegExp, to: string) => {
    const text = await readFile(join(project, path), 'utf8');
    expect(text).toMatch(from);
    await writeFile(join(project, path), text.replace(from, to));
  };
  const ask = async (path: string) => {
    const answer = await fetch(site.origin + path);
    const { status, headers } = answer;
    return { status, headers, body: Buffer.from(await answer.arrayBuffer()) };
  };
  const digest = (body: Buffer) => createHash('sha256').update(body).digest('hex');
  const fileIn = (folder: string) => documentFile(folder, NAME, FIRST?.sha256 ?? '');
  const built = () => join(project, 'build', 'documents');

  beforeAll(async () => {
    project = await copyProject(ROOT);
    archive = join(project, 'archive');
    await mkdir(archive);
    const { text } = words.de.products.products[subject].features[0] ?? {};
    await edit('locales/de/products.json', JSON.stringify(text), JSON.stringify(`${text} ${NOTE}`));
  });
  afterAll(async () => {
    await site.end();
    await rm(project, { recursive: true });
  });

  it('is not changed by a build, which names it', async () => {
    await expect(script('build.ts')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        new RegExp(`^Published revisions would change\\.[^]*:\n${NUMBER}, revision ${OLD}\n$`),
      ),
    });
  });

  it('is followed by another only if a text says what has changed', async () => {
    await edit(`src/catalog/families/${subject}.ts`, `'${OLD} ${OLD_DAY}'`, `'${NEXT} ${DAY}'`);
    // It deletes other files of this age.
    await utimes(fileIn(built()), 0, 0);
    await writeFile(join(project, 'scripts', 'make.ts'), MAKE_DOCUMENTS);
    await script('make.ts', project);
    await expect(script('publish.ts')).rejects.toMatchObject({
      stderr: expect.stringContaining(`${NUMBER}: ${subject}-${kind} ${DAY}\n`),
    });
    for (const code of ['en', 'de'])
      await edit(
        `locales/${code}/documents.json`,
        '"changes": {',
        `"changes": { "${subject}-${kind} ${DAY}": "${NOTE}",`,
      );
    expect((await script('publish.ts')).stdout).toMatch(/^Published \d+ revisions:/);
    await build(project);
    site = await startSiteProcess({ ARCHIVE_DIR: archive }, project);
  });

  it('keeps its address and content; the newest has one, too', async () => {
    const [old, next, newest] = [
      await ask(addressOf(OLD)),
      await ask(addressOf(NEXT)),
      await ask(`/documents/${NAME}`),
    ];
    expect([old.status, next.status, newest.status]).toEqual([200, 200, 200]);
    expect(digest(old.body)).toBe(FIRST?.sha256);
    expect(next.body.equals(newest.body)).toBe(true);
    expect(next.body.equals(old.body)).toBe(false);
    expect(old.headers.get('cache-control')).toContain('immutable');
    expect(newest.headers.get('cache-control')).not.toContain('immutable');
    expect(old.headers.get('link')).toContain(`</documents/${NAME}>; rel="latest-version"`);
    expect((await ask(addressOf('Z'))).status).toBe(404);
  });

  it('says on its page what has replaced it, and what has changed', async () => {
    const html = String((await ask(PAGE)).body);
    const [, next = '', old = ''] = html.split('<h2 class="title">');
    const successor = { letter: NEXT, date: formatOf('de').date(DAY) };
    for (const text of [words.de.documents.revisions.current, NOTE, `href="${addressOf(NEXT)}"`])
      expect(next).toShow(text);
    for (const text of [
      translate.de('documents:revisions.superseded', successor),
      `href="${addressOf(OLD)}"`,
    ])
      expect(old).toShow(text);
    expect(old).toContain(FIRST?.sha256);
  });

  it('comes from the archive, or its error page leads to what has replaced it', async () => {
    await copyFile(fileIn(built()), fileIn(archive));
    await rm(fileIn(built()));
    expect(digest((await ask(addressOf(OLD))).body)).toBe(FIRST?.sha256);
    await rename(fileIn(archive), join(archive, `${basename(NAME)}.away`));
    const { status, headers, body } = await ask(addressOf(OLD));
    expect([status, headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(String(body)).toShow(translate.de('documents:revisions.missing', { letter: OLD, newest: NEXT }));
    expect(String(body)).toContain(`href="${PAGE}"`);
    const page = String((await ask(PAGE)).body);
    expect(page).toShow(translate.de('documents:revisions.missing', { letter: OLD, newest: NEXT }));
    expect(page).not.toContain(addressOf(OLD));
  });
});
