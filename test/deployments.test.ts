import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../scripts/build/build.ts';
import { changeBrowserFiles, copyProject, filesIn } from '../scripts/site/otherDeployment.ts';
import { freePort } from '../scripts/site/ports.ts';
import { startSiteProcess, type SiteProcess } from '../scripts/site/siteProcess.ts';
import { startNginx, whyNoNginx, type Nginx } from '../scripts/site/sampleNginx.ts';
import { ROOT } from './kit/site.ts';
import { visitNginx, type Session } from '../scripts/site/visitNginx.ts';

const missing = whyNoNginx();
if (missing) console.error(`The tests of two deployments behind nginx are skipped: ${missing}`);

/** The state during a rolling update of two machines: each has its own build, and the proxy has neither. */
describe.skipIf(missing)('two deployments on separate machines behind the real nginx', () => {
  const folders: string[] = [];
  const sites: SiteProcess[] = [];
  /** Assets of the home page, by deployment. */
  const files: string[][] = [];
  /** The folder from which nginx serves built files. */
  let assets: string;
  let nginx: Nginx;
  let session: Session;

  beforeAll(async () => {
    const project = await copyProject(ROOT);
    const empty = await mkdtemp(join(tmpdir(), 'arcvane-proxy-'));
    folders.push(project, empty);
    await rm(join(project, 'build', 'browser', 'assets'), { recursive: true });
    await changeBrowserFiles(project);
    await build(project);
    const ports = [await freePort(), await freePort()] as const;
    for (const [root, port] of [
      [ROOT, ports[0]],
      [project, ports[1]],
    ] as const) {
      const site = await startSiteProcess({ PORT: String(port), LOG_LEVEL: 'silent' }, root);
      sites.push(site);
      files.push(filesIn(await (await fetch(site.origin)).text()));
    }
    assets = join(empty, 'build', 'browser', 'assets');
    await mkdir(assets, { recursive: true });
    nginx = await startNginx(ports, { root: empty });
    session = await visitNginx(nginx.httpsPort);
  });
  afterAll(async () => {
    for (const site of sites) site.child.kill('SIGKILL');
    session.close();
    await nginx.stop();
    for (const folder of folders) await rm(folder, { recursive: true });
  });

  it.each([
    { whose: 'old', own: 0, other: 1 },
    { whose: 'new', own: 1, other: 0 },
  ])(
    'pages of the $whose build get their files, whichever machine nginx tries first',
    async ({ own, other }) => {
      const only = files[own]?.filter((file) => !files[other]?.includes(file)) ?? [];
      expect(only.length).toBeGreaterThan(0);
      for (const file of only) {
        const expected = await (await fetch(sites[own]?.origin + file)).text();
        expect((await fetch(sites[other]?.origin + file)).status).toBe(404);
        // nginx tries them in turn; each query string is a separate cache key.
        for (let turn = 0; turn < 4; turn += 1) {
          const answer = await session.ask(`${file}?turn=${turn}`, { 'accept-encoding': 'br' });
          expect(answer.status, file).toBe(200);
          expect(answer.headers['x-cache']).toBe('MISS');
          expect(answer.text).toBe(expected);
        }
      }
    },
  );

  it.each(['none-ABCDEFGH.js', '.main.js.1.1.partial'])(
    'returns 404 for %s, which neither deployment has',
    async (name) => {
      await writeFile(join(assets, '.main.js.1.1.partial'), 'a file that a build is writing');
      const { status, headers } = await session.ask(`/assets/${name}`);
      expect(status).toBe(404);
      expect(headers['cache-control']).toBe('no-store');
    },
  );
});
