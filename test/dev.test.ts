import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject } from '../scripts/site/otherDeployment.ts';
import { freePort } from '../scripts/site/ports.ts';
import legal from '../locales/en/legal.json' with { type: 'json' };
import { eventually } from './kit/eventually.ts';
import { createSite, DESKTOP, ROOT, visit } from './kit/site.ts';

const SCRIPT = /<script src="(\/__dev\/[\w.]+)" data-server="([\w-]+)" defer><\/script><\/head>/;
const { title } = legal;

describe('npm run dev', () => {
  let project: string;
  let server: ChildProcess;
  let origin: string;
  let output = '';
  beforeAll(async () => {
    project = await copyProject(ROOT);
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    // Like npm, the shell passes no signal on when it is killed.
    const command = ['-c', '"$0" "$1"; exit', process.execPath, join(project, 'scripts', 'dev.ts')];
    server = spawn('sh', command, {
      env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (data: Buffer) => (output += String(data)));
    await eventually(() => fetch(origin));
  });
  afterAll(async () => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill();
      await once(server, 'close');
    }
    await rm(project, { recursive: true });
  });

  const refused: unknown[] = [];
  const page = async () => {
    try {
      return await (await fetch(`${origin}/legal`, { headers: { 'User-Agent': DESKTOP } })).text();
    } catch (error) {
      refused.push(error);
      throw error;
    }
  };
  const served = (text: string) =>
    eventually(async () => expect((await page()).includes(text), output).toBe(true));
  /** Saves atomically, as many editors do: writes a file outside the watched folders and renames it. */
  const save = async (path: string, from: string, to: string) => {
    const file = join(project, path);
    const text = await readFile(file, 'utf8');
    expect(text).toShow(from);
    const saved = join(project, 'saved');
    await writeFile(saved, text.replace(from, to));
    await rename(saved, file);
  };
  /** What open pages receive, up to and including `last`. */
  const toldUntil = async (events: Response, last: string) => {
    let told = '';
    for await (const chunk of events.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      told += chunk;
      if (told.includes(last)) break;
    }
    return told;
  };

  it('shows the change of an atomically saved file, refuses no connection, and reloads open pages', async () => {
    const [, script = '', id] = SCRIPT.exec(await page()) ?? [];
    const answer = await fetch(origin + script);
    expect(answer.headers.get('content-type')).toBe('text/javascript');
    expect(await answer.text()).toContain("new EventSource('/__dev/events')");
    const events = await fetch(`${origin}/__dev/events`);

    await save('locales/en/legal.json', title, `${title}, changed`);
    await served(`${title}, changed`);
    expect(refused).toEqual([]);

    const [, , lastId = ''] = SCRIPT.exec(await page()) ?? [];
    const ids = (await toldUntil(events, lastId)).match(/(?<="id":")[^"]+/g);
    expect(ids?.[0]).toBe(id);
    expect(new Set(ids).size).toBeGreaterThan(1);
  });

  const BROKEN = [
    { file: 'locales/en/legal.json', from: '{', to: '{{', fault: 'locales/en/legal.json' },
    {
      file: 'views/pages/errors/ErrorPage.tsx',
      from: 'interface Props {',
      to: 'const = ;',
      fault: 'ErrorPage.tsx:',
    },
  ];
  it.each(BROKEN)('keeps the previous server while $file is broken, and shows why', async (breaking) => {
    const { file, from, to, fault } = breaking;
    const events = await fetch(`${origin}/__dev/events`);
    await save(file, from, to);
    expect(await toldUntil(events, fault)).toContain(fault);
    expect(output).toContain(fault);
    expect(await page()).toShow(`${title}, changed`);
  });

  it('shows a changed style once all is mended, and leaves the build of the project as it is', async () => {
    const sheet = async () => /desktop-\w+\.css/.exec(await page())?.[0];
    const before = await sheet();
    for (const { file, from, to } of BROKEN) await save(file, to, from);
    await save('views/sections/PageHead.css', '{', '{ tab-size: 3;');
    await eventually(async () => expect(await sheet()).not.toBe(before));
    const built = (folder: string) => readFile(join(folder, 'build', 'manifest.json'), 'utf8');
    expect(await built(project)).toBe(await built(ROOT));
  });

  it('formats the log for reading', async () => {
    await fetch(`${origin}/robots.txt`);
    await page();
    await eventually(() => expect(output).toMatch(/INFO.*: request GET \/legal 200, [\d.]+ ms \(no-phone/));
    expect(output).not.toContain('{"level"');
    expect(output).not.toContain('/robots.txt');
  });

  it('leaves no process behind when npm is killed', async () => {
    const closed = once(server, 'close'); // Emitted once neither `npm run dev` nor its build holds the shared stderr.
    server.kill('SIGKILL');
    await closed;
    await eventually(() => expect(() => execFileSync('pgrep', ['-f', project])).toThrow());
  });
});

it('the production site contains no development code', async () => {
  const site = await createSite({ NODE_ENV: 'production' });
  expect((await visit(site, '/legal')).text).not.toShow('__dev');
  expect((await visit(site, '/__dev/events')).status).toBe(404);
  await site.close();
  const built = await readdir(join(ROOT, 'build'), { recursive: true });
  const scripts = built.filter((name) => /\.(?:js|json)$/.test(name));
  expect(scripts).toContain('main.js');
  for (const name of scripts) {
    const text = await readFile(join(ROOT, 'build', name), 'utf8');
    for (const trace of ['__dev', 'chokidar'])
      expect(text.includes(trace), `${trace} in ${name}`).toBe(false);
  }
});
