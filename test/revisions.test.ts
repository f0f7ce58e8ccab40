import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject } from '../scripts/site/otherDeployment.ts';
import { startSiteProcess, type SiteProcess } from '../scripts/site/siteProcess.ts';
import { revisionsPath } from '../src/catalog/catalog.ts';
import { documentFile } from '../src/catalog/documents.ts';
import { publishedOf } from '../src/catalog/revisions.ts';
import { build } from '../scripts/build/build.ts';
import { ROOT } from './kit/site.ts';

const run = promisify(execFile);
const NAME = 'agv-data-sheet-de.pdf';
const [FIRST] = publishedOf(NAME);
const NOTE = 'Die Kontakte werden erst nach der Temperaturprüfung freigegeben.';

describe('a published revision, after a text of the document has changed', () => {
  let project: string;
  let archive: string;
  let site: SiteProcess;
  const script = (name: string) =>
    run(process.execPath, [join(project, 'scripts', name)], { env: { PATH: process.env.PATH } });
  const edit = async (path: string, from: string | RegExp, to: string) => {
    const text = await readFile(join(project, path), 'utf8');
    expect(text).toMatch(from);
    await writeFile(join(project, path), text.replace(from, to));
  };
  const ask = async (path: string) => {
    const answer = await fetch(site.origin + path);
    return { ...answer, status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
  };
  const digest = (body: Buffer) => createHash('sha256').update(body).digest('hex');
  const fileIn = (folder: string) => documentFile(folder, NAME, FIRST?.sha256 ?? '');
  const built = () => join(project, 'build', 'documents');

  beforeAll(async () => {
    project = await copyProject(ROOT);
    archive = join(project, 'archive');
    await mkdir(archive);
    await edit('locales/de/products.json', 'gibt den Strom erst frei', 'gibt den Strom anschließend frei');
  });
  afterAll(async () => {
    await site.end();
    await rm(project, { recursive: true });
  });

  it('is not changed by a build, which names it', async () => {
    await expect(script('build.ts')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Published revisions would change\.[^]*:\nAV-AG-DS-DE, revision E\n$/),
    });
  });

  it('is followed by another only if a text says what has changed', async () => {
    await edit('src/catalog/families/agv.ts', "'data-sheet': 'E 2026-11-29'", "'data-sheet': 'F 2026-12-01'");
    // The build would delete files of this age.
    await utimes(fileIn(built()), 0, 0);
    await script('build.ts');
    await expect(script('publish.ts')).rejects.toMatchObject({
      stderr: expect.stringContaining('AV-AG-DS-DE: agv-data-sheet 2026-12-01'),
    });
    for (const code of ['en', 'de'])
      await edit(`locales/${code}/documents.json`, '"changes": {', `"changes": { "agv-data-sheet 2026-12-01": "${NOTE}"`);
    expect((await script('publish.ts')).stdout).toMatch(/^Published 7 revisions:/);
    await build(project);
    site = await startSiteProcess({ ARCHIVE_DIR: archive }, project);
  });

  it('keeps its address and content; the newest has one, too', async () => {
    const [old, next, newest] = [
      await ask('/documents/agv-data-sheet-de.E.pdf'),
      await ask('/documents/agv-data-sheet-de.F.pdf'),
      await ask('/documents/agv-data-sheet-de.pdf'),
    ];
    expect([old.status, next.status, newest.status]).toEqual([200, 200, 200]);
    expect(digest(old.body)).toBe(FIRST?.sha256);
    expect(next.body.equals(newest.body)).toBe(true);
    expect(next.body.equals(old.body)).toBe(false);
    expect(old.headers.get('cache-control')).toContain('immutable');
    expect(newest.headers.get('cache-control')).not.toContain('immutable');
    expect(old.headers.get('link')).toContain('</documents/agv-data-sheet-de.pdf>; rel="latest-version"');
    expect((await ask('/documents/agv-data-sheet-de.G.pdf')).status).toBe(404);
  });

  it('says on its page what has replaced it, and what has changed', async () => {
    const html = String((await ask(`/de${revisionsPath('agv', 'data-sheet')}`)).body);
    const [, next = '', old = ''] = html.split('<h2 class="title">');
    expect(next).toContain(NOTE);
    expect(next).toContain('href="/documents/agv-data-sheet-de.F.pdf"');
    expect(old).toContain('Ersetzt durch Revision F vom 1. Dezember 2026.');
    expect(old).toContain('href="/documents/agv-data-sheet-de.E.pdf"');
    expect(old).toContain(FIRST?.sha256);
  });

  it('comes from the archive, or its error page leads to what has replaced it', async () => {
    await copyFile(fileIn(built()), fileIn(archive));
    await rm(fileIn(built()));
    expect(digest((await ask('/documents/agv-data-sheet-de.E.pdf')).body)).toBe(FIRST?.sha256);
    await rename(fileIn(archive), join(archive, `${basename(NAME)}.away`));
    const { status, headers, body } = await ask('/documents/agv-data-sheet-de.E.pdf');
    expect([status, headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(String(body)).toContain('Revision E ist gerade nicht lesbar; aktuell ist F');
    expect(String(body)).toContain(`href="/de${revisionsPath('agv', 'data-sheet')}"`);
  });
});
