import { execFile } from 'node:child_process';
import { mkdtemp, open, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Email } from 'postal-mime';
import { createSpool } from '../../src/enquiries/spool.ts';
import { organisation } from '../../src/organisation.ts';
import { startMailServer } from '../site/mailServer.ts';
import { copyBuiltSite, copyProject } from '../site/otherDeployment.ts';
import { freePort } from '../site/ports.ts';
import { SAMPLE_HOSTS, startNginx } from '../site/sampleNginx.ts';
import { newestArticle } from '../torture/articleTraces.ts';
import { startManager } from '../torture/behindNginx.ts';
import { startSiteProcess, type SiteProcess } from '../torture/siteProcess.ts';
import { mountDisk } from './disk.ts';

const run = promisify(execFile);

/** In MB. The first one holds spool, logs and nginx's temporary files. */
const DISK_SIZE = 64;
const CACHE_SIZE = 256;
/** Added to the newest English headline of the content service, to tell it from the embedded default. */
export const HEADLINE = 'read from the content service';

export type Stage = Awaited<ReturnType<typeof setStage>>;

/**
 * Starts all that an operator has: two processes of a release that a symbolic link names, the sample nginx with TLS, a
 * content service (another process of the site), a mail server, and a small disk.
 *
 * @param root the built project
 * @param cleanUps receives what removes each part, to be called in reverse order
 */
export async function setStage(root: string, cleanUps: (() => Promise<unknown>)[]) {
  const folder = await mkdtemp(join(tmpdir(), 'arcvane-rehearsal-'));
  cleanUps.push(() => rm(folder, { recursive: true }));
  const disk = await mountDisk(join(folder, 'var'), DISK_SIZE);
  cleanUps.push(disk.unmount);
  const cache = await mountDisk(join(folder, 'cache'), CACHE_SIZE);
  cleanUps.push(cache.unmount);

  const copyRelease = async (from: string): Promise<string> => {
    const release = await copyProject(from);
    cleanUps.push(() => rm(release, { recursive: true }));
    return release;
  };
  const current = join(folder, 'current');
  const releases = [await copyRelease(root)];
  await symlink(releases[0] ?? '', current);

  const gateway = await startGateway(root, cleanUps);
  const mail = await startMail();
  cleanUps.push(mail.close);

  const spoolDir = join(disk.folder, 'spool');
  const siteLog = join(disk.folder, 'site.log');
  const log = await open(siteLog, 'a');
  cleanUps.push(() => log.close());
  const ports = [await freePort(), await freePort()] as const;
  const metricsPorts = new Map([
    [ports[0], await freePort()],
    [ports[1], await freePort()],
  ]);
  const start = (port: number): Promise<SiteProcess> =>
    startSiteProcess(
      {
        NODE_ENV: 'production',
        PORT: String(port),
        METRICS_PORT: String(metricsPorts.get(port)),
        SITE_URL: `https://${SAMPLE_HOSTS[0]}`,
        TRUST_PROXY: 'loopback',
        SPOOL_DIR: spoolDir,
        SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
        MAIL_FROM: `site@${organisation.domain}`,
        GATEWAY_URL: gateway.origin,
        GATEWAY_TTL_SECONDS: '5',
      },
      current,
      { output: log.fd, imports: [join(import.meta.dirname, 'movedClock.ts')] },
    );
  const sites = await Promise.all(ports.map(start));
  cleanUps.push(() => Promise.all(sites.map((site) => site.end('SIGKILL'))));
  const nginx = await startNginx(ports, {
    root: current,
    parent: disk.folder,
    cacheFolder: join(cache.folder, 'pages'),
  });
  cleanUps.push(nginx.stop);
  const certificates = [await nginx.certificate()];

  const exits: (number | null)[] = [];
  const manager = await startManager(async (port) => {
    const index = sites.findIndex((site) => site.port === port);
    exits.push((await sites[index]?.end()) ?? null);
    sites[index] = await start(port);
  });
  cleanUps.push(async () => manager.stop());

  return {
    current,
    copyRelease,
    /** Folders of the releases, newest last. */
    releases,
    disk,
    gateway,
    mail,
    nginx,
    /** Certificates that visitors accept. */
    certificates,
    siteLog,
    spool: createSpool(spoolDir),
    sites,
    /** Starts the process with this index again. */
    start: async (index: number): Promise<void> => {
      sites[index] = await start(ports[index] ?? 0);
    },
    /** Exit codes of the processes that were restarted by `restart.sh`. */
    exits,
    /** Runs a script of `scripts/deploy` with the ports of the processes as last arguments. */
    deploy: async (script: string, ...args: readonly string[]): Promise<void> => {
      await run(join(root, 'scripts', 'deploy', script), [...args, ...ports.map(String)], {
        env: { ...manager.env, CURRENT_LINK: current },
      });
    },
    metrics: async (index: 0 | 1): Promise<string> =>
      (await fetch(`http://127.0.0.1:${metricsPorts.get(ports[index])}/metrics`)).text(),
  };
}

/** A site without a content service of its own: its content blocks are public. */
async function startGateway(root: string, cleanUps: (() => Promise<unknown>)[]) {
  const copy = await copyBuiltSite(root);
  cleanUps.push(() => rm(copy, { recursive: true }));
  const { file } = await newestArticle(join(copy, 'locales'), 'en');
  /** Adds words to the headline. */
  const edit = async (words: string) =>
    writeFile(file, (await readFile(file, 'utf8')).replace(/^title: "(.*)"$/m, `title: "$1 ${words}"`));
  await edit(HEADLINE);
  const port = await freePort();
  const start = () => startSiteProcess({ LOG_LEVEL: 'silent', PORT: String(port) }, copy);
  let site = await start();
  cleanUps.push(() => site.end('SIGKILL'));
  return {
    origin: site.origin,
    edit,
    kill: () => site.end('SIGKILL'),
    start: async () => {
      site = await start();
    },
  };
}

/** A mail server that can be down for a while. */
async function startMail() {
  let server = await startMailServer();
  const { port } = server;
  const earlier: Email[] = [];
  return {
    port,
    mails: (): readonly Email[] => [...earlier, ...server.mails],
    close: () => server.close(),
    start: async () => {
      earlier.push(...server.mails);
      server = await startMailServer(undefined, { port });
    },
  };
}
