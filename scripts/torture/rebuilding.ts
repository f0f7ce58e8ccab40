import { once } from 'node:events';
import { readdir, readFile, rm, symlink, watch, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildAll } from '../build/buildAll.ts';
import { changeBrowserFiles, copyProject, spawnBuild } from '../site/otherDeployment.ts';
import { whyNoNginx } from '../site/sampleNginx.ts';
import { startBehindNginx } from './behindNginx.ts';
import { digestOf, ordinaryLoad, type OrdinaryRequest } from './ordinaryLoad.ts';
import { RawClient } from './rawClient.ts';
import { startSiteProcess } from './siteProcess.ts';
import type { Trial } from './trial.ts';

const ROUNDS = 3;
const LANGUAGES = ['it', 'fr', 'de'];
const HEADERS = ['identity', 'gzip'].map(
  (encoding) =>
    `Host: www.arcvane.example\r\nUser-Agent: Mozilla/5.0 (X11; Linux x86_64)\r\nAccept-Encoding: ${encoding}\r\n`,
);
const PAGES = ['/', '/it/news', '/solutions/detail/battery', '/robots.txt'];

export const rebuilding: Trial = {
  name: 'rebuilding in place behind nginx',
  run: async ({ root }) => {
    const skipped = whyNoNginx();
    if (skipped !== undefined) return { skipped };
    const project = await copyProject(root);
    await symlink(join(root, 'scripts', 'documents'), join(project, 'scripts', 'documents'));
    const site = await startBehindNginx(project);
    const assets = join(project, 'build', 'browser', 'assets');
    const names = (await readdir(assets)).filter((name) => !/\.(?:br|gz)$/.test(name));
    const documents = LANGUAGES.map((language) => `/documents/battery-manual-${language}.pdf`);
    const paths = [...names.map((name) => `/assets/${name}`), ...documents, ...PAGES];
    // The sites are not restarted, and hashed names do not change, so every response must stay the same.
    const requests = await Promise.all(
      paths.flatMap((path) => HEADERS.map((headers) => knownAnswer(site.port, path, headers))),
    );
    const killed: string[] = [];
    const { asked, faults } = await ordinaryLoad(
      site.port,
      async () => {
        for (const language of LANGUAGES.slice(0, ROUNDS)) {
          await changeBrowserFiles(project);
          await changeManuals(join(project, 'locales', language, 'manuals', 'common.json'));
          await killBuild(project, assets);
          const survivor = await startSiteProcess({ LOG_LEVEL: 'silent' }, project);
          killed.push(String(await survivor.end()));
          await buildAll(project);
        }
      },
      { requests, pause: 5 },
    );
    const added = (await readdir(assets)).filter((name) => !/\.(?:br|gz)$/.test(name)).length - names.length;
    if (added === 0) faults.push('the builds added no files');
    if (killed.some((code) => code !== '0')) faults.push(`exit codes ${killed.join(', ')}`);
    await site.stop();
    await rm(project, { recursive: true });
    return {
      asked,
      faults,
      seen: `${ROUNDS} builds, ${killed.length} more killed, ${paths.length} addresses the same byte for byte, ${added} files added`,
    };
  },
};

async function knownAnswer(port: number, path: string, headers: string): Promise<OrdinaryRequest> {
  const client = new RawClient(port);
  const { status, body } = await client.send(`GET ${path} HTTP/1.1\r\n${headers}\r\n`);
  client.close();
  return { path, headers, status, digest: digestOf(body) };
}

/** Changes the manuals' texts, so that the next build makes different documents. */
async function changeManuals(file: string): Promise<void> {
  await writeFile(file, (await readFile(file, 'utf8')).replace('"about": "', '"about": "1 '));
}

/** Starts a build and kills it when it writes its first file. */
async function killBuild(project: string, assets: string): Promise<void> {
  const changes = watch(assets);
  const child = spawnBuild(project);
  const ended = once(child, 'exit');
  for await (const _ of changes) break;
  child.kill('SIGKILL');
  await ended;
}
