import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LOCK } from '../scripts/documents/planDocuments.ts';
import { copyBuiltSite, copyProject } from '../scripts/site/otherDeployment.ts';
import { freePort } from '../scripts/site/ports.ts';
import { failToStart } from '../scripts/site/siteProcess.ts';
import { fileNameOf, PRINTED_DOCUMENTS, readDocuments } from '../src/catalog/documents.ts';
import { LANGUAGE_CODES } from '../src/model/codes.ts';
import { readAssets } from '../src/render/assets.ts';
import { eventually } from './kit/eventually.ts';
import type { Moment } from './kit/keepBefore.ts';
import { inLanguage } from './kit/routes.ts';
import { createSite, ROOT, visit } from './kit/site.ts';
import { inHtml, translate, words } from './kit/words.ts';

const KEEP_BEFORE = join(import.meta.dirname, 'kit', 'keepBefore.ts');
const documentsOf = (root: string) => readDocuments(join(root, 'build', 'documents'));
const json = async (...path: string[]) =>
  z.record(z.string(), z.unknown()).parse(JSON.parse(await readFile(join(...path), 'utf8')));

it('documents.lock.json tells of the documents what the build has found', async () => {
  const built = await json(ROOT, 'build', 'documents', 'manifest.json');
  expect(await json(ROOT, LOCK), 'run `npm run build` and commit the lock').toEqual(built);
});

describe('a site whose build is under way', () => {
  it('says in every language that the search is being prepared, and finds once it is', async () => {
    const index = Promise.withResolvers<void>();
    const site = await createSite({}, { built: () => index.promise });
    for (const code of LANGUAGE_CODES) {
      const { preparing } = words[code].search;
      const { status, headers, text } = await visit(site, `${inLanguage('/search', code)}?q=forklift`);
      expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(text).toShow(inHtml(preparing));
      expect(text).not.toShow(inHtml(words[code].search.advice.words));
      expect(text).not.toShow(inHtml(translate[code]('search:count', { count: 0 })));
      const suggested = await visit(site, `${inLanguage('/search/suggestions', code)}?q=forklift`);
      expect(suggested.body).toEqual({ suggestions: [], status: preparing });
      expect((await visit(site, inLanguage('/search', code))).status).toBe(200);
      const missing = await visit(site, inLanguage('/forklift', code));
      expect(missing.status).toBe(404);
      expect(missing.text).not.toShow(inHtml(words[code].search.missing));
    }
    index.resolve();
    const found = await eventually(async () => {
      const answer = await visit(site, '/search?q=forklift');
      expect(answer.status).toBe(200);
      return answer;
    });
    expect(found.text).toShow('<mark>Forklift</mark> pack');
    await site.close();
  });

  it('asks for a document that is missing, and sends it, or the page of it, once it is there', async () => {
    const root = await copyBuiltSite(ROOT);
    const documents = documentsOf(root);
    const fileOf = (document: string) => documents.find(document)?.file ?? '';
    const asked: string[] = [];
    const built = async (name: string) => {
      asked.push(name);
      await rename(`${fileOf(name)}.away`, fileOf(name)).catch(() => undefined);
    };
    const site = await createSite({}, { root, built });
    for (const [document, path] of [
      ['battery-manual-de.pdf', '/documents/battery-manual-de.pdf'],
      ['battery-manual-de.json', '/de/solutions/detail/battery/manual'],
    ] as const) {
      await rename(fileOf(document), `${fileOf(document)}.away`);
      expect((await visit(site, path)).status).toBe(200);
      expect(asked).toContain(document);
    }
    await site.close();
    await rm(root, { recursive: true });
  });
});

describe('npm start', () => {
  let project: string;
  const inBuild = (...path: string[]) => join(project, 'build', ...path);
  /** Documents that the earlier build lacks: short ones. */
  const LACKING = PRINTED_DOCUMENTS.map(fileNameOf).filter((name) => name.startsWith('cabinet-declaration'));

  /** Moments at which a file of the build is replaced, in this order; the first start ends at the last one of them. */
  const FIRST_MOMENTS: readonly Moment[] = [
    ['browser/assets/desktop-\\w+\\.css', 1],
    ['documents/manifest\\.json', 1],
    ['main\\.js', 1],
    ['manifest\\.json', 1],
    ['documents/cabinet-.+\\.pdf', 1],
    ['documents/cabinet-.+\\.pdf', 5],
  ];
  /** Of the second start. */
  const LATER_MOMENTS: readonly Moment[] = [
    ['search/manifest\\.json', 1],
    ['manifest\\.json', 2],
  ];

  /** Starts the site in a process group of its own, like a shell. */
  async function start(moments: readonly Moment[], env: Record<string, string> = {}) {
    const port = String(await freePort());
    const preload = { NODE_OPTIONS: `--import ${KEEP_BEFORE}`, MOMENTS: JSON.stringify(moments) };
    const child = spawn(process.execPath, [join(project, 'scripts', 'start.ts')], {
      env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: port, ...preload, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const group = -Number(child.pid);
    const said: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => said.push(line));
    const exit = once(child, 'exit');
    /** Waits until no process of the group is left. @returns exit code and signal of the first one */
    const end = async () => {
      const [code, signal] = await exit;
      await eventually(() => expect(() => process.kill(group, 0)).toThrow('ESRCH'));
      return { code, signal };
    };
    const says = (text: string) =>
      eventually(() => expect(said.join('\n').includes(text), said.join('\n')).toBe(true));
    return { origin: `http://127.0.0.1:${port}`, group, end, says };
  }

  beforeAll(async () => {
    // An earlier build, of which one of each kind of file is missing or differs.
    project = await copyProject(ROOT);
    await appendFile(inBuild('main.js'), '// Changed.\n');
    await rm(
      inBuild('browser', 'assets', readAssets(inBuild('manifest.json')).urlOf('desktop.css').slice(8)),
    );
    const documents = documentsOf(project);
    for (const name of LACKING) await rm(documents.find(name)?.file ?? '');
    const [[first = ''] = [], ...others] = Object.entries(await json(inBuild('documents', 'manifest.json')));
    expect(LACKING).not.toContain(first);
    await writeFile(inBuild('documents', 'manifest.json'), JSON.stringify(Object.fromEntries(others)));
    const index = inBuild('search', 'manifest.json');
    await writeFile(index, JSON.stringify({ ...(await json(index)), key: 'of the earlier build' }));
  });
  afterAll(() => rm(project, { recursive: true }));

  /** Runs the work with what a kill at the moment would have left as build. */
  async function withKept<Result>(nth: number, work: () => Promise<Result>): Promise<Result> {
    const present = join(project, 'present');
    await rename(inBuild(), present);
    await rename(join(project, `build-${nth}`), inBuild());
    const result = await work();
    await rm(inBuild(), { recursive: true });
    await rename(present, inBuild());
    return result;
  }
  const ADVICE = 'run `npm run build`';
  const refused = expect.stringContaining(ADVICE);

  it('ends with all its processes after Ctrl+C while it builds, and leaves builds that are refused', async () => {
    const { end } = await start(FIRST_MOMENTS, { SIGNAL: 'SIGINT' });
    expect(await end()).toEqual({ code: 0, signal: null });
    for (const [nth, [file]] of FIRST_MOMENTS.entries())
      await withKept(nth, async () => {
        const fault: unknown = await createSite({}, { root: project }).catch(String);
        expect([file, fault]).toEqual([file, refused]);
        // Server and manifest are of different builds.
        if (!/^(?:main|manifest)/.test(file)) return;
        const { code, message } = await failToStart({ PORT: String(await freePort()) }, project);
        expect([file, code, message]).toEqual([file, 1, refused]);
      });
  });

  it('goes on from there, typesets a document that is asked for early, and makes the build of `npm run build`', async () => {
    const document = LACKING.at(-1) ?? '';
    const { file = '' } = documentsOf(ROOT).find(document) ?? {};
    const { says, origin, group, end } = await start(LATER_MOMENTS);
    await says('listening on');
    const answer = await fetch(`${origin}/documents/${document}`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(await readFile(file))).toBe(true);
    await says('Built in');
    expect((await fetch(`${origin}/search?q=forklift`)).status).toBe(200);
    process.kill(group, 'SIGINT');
    expect(await end()).toEqual({ code: 0, signal: null });
    const names = await readdir(inBuild(), { recursive: true, withFileTypes: true });
    const made = /^(?!compiled|makeSearch|explain|\.).*(?<!\.map)$/;
    for (const entry of names.filter((one) => one.isFile())) {
      const path = join(entry.parentPath, entry.name).slice(inBuild().length + 1);
      if (!made.test(path) || path === 'manifest.json') continue;
      expect((await readFile(inBuild(path))).equals(await readFile(join(ROOT, 'build', path))), path).toBe(
        true,
      );
    }
    const { builtAt: _, ...manifest } = await json(inBuild('manifest.json'));
    expect(await json(ROOT, 'build', 'manifest.json')).toMatchObject(manifest);
  });

  it('killed then leaves a build that is refused', async () => {
    for (const nth of LATER_MOMENTS.keys())
      await withKept(nth, async () => {
        await expect(createSite({}, { root: project })).rejects.toThrow(ADVICE);
      });
  });
});
