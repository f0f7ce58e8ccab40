import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, open, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createSpool } from '../../../src/inquiries/spool.ts';
import { organization } from '../../../src/organization.ts';
import { startMailServer } from '../../site/mailServer.ts';
import { copyProject } from '../../site/otherDeployment.ts';
import { freePort } from '../../site/ports.ts';
import { SAMPLE_HOSTS, startNginx } from '../../site/sampleNginx.ts';
import { startSiteProcess, type SiteProcess, type SpawnOptions } from '../../site/siteProcess.ts';
import { startManager } from '../../site/startManager.ts';
import { visitNginx } from '../../site/visitNginx.ts';
import { mountDisk } from './disk.ts';
import { startInquirers } from './inquirers.ts';
import { deliveryFaults } from './inquiries.ts';
import { startContentService } from './gateway.ts';
import { createRecord } from './record.ts';
import { until } from './until.ts';
import { createBrowser, startVisitors, visitDirectly } from './visitors.ts';
import { visitsOf, type Visit } from './visits.ts';

const run = promisify(execFile);

/** Of the visitors of the two processes, and of a process aside, per second. */
const RATE = 50;
/** Of the disk for spool, logs and nginx's temporary files, in MB. */
const DISK_SIZE = 256;
const FORM_SECRET = 'the key of all processes of the drill';
const SITE_URL = `https://${SAMPLE_HOSTS[0]}`;

interface AsideOptions extends SpawnOptions {
  /** Which of the visits visitors make there; without it, nobody visits the process. */
  readonly visits?: (visit: Visit) => boolean;
  /** Whether they send as many requests as are answered. */
  readonly isBusy?: boolean;
}

export type Stage = Awaited<ReturnType<typeof setStage>>;

/** Something that an operator does, or that happens to an operator. Visitors must not notice it. */
export interface Act {
  readonly name: string;
  /** How much slower the visitors' p99 may be than in the quiet act, in ms; unlimited if omitted. */
  readonly slowerMs?: number;
  /**
   * Returns when all is as before. Requests of its own are counted, and faults listed, in `stage.record()`.
   *
   * @returns what was seen, for the table
   * @throws {Error} if it was not played as planned
   */
  readonly play: (stage: Stage) => Promise<string>;
}

/**
 * Starts all that an operator has: two processes of a release that a symbolic link names, the sample nginx with TLS, a
 * content service, a mail server and a small disk; then visitors, who read pages and send forms, over HTTP/2.
 *
 * @param root the built project
 * @param cleanUps receives what removes each part, to be called in reverse order
 */
export async function setStage(root: string, cleanUps: (() => Promise<unknown>)[]) {
  const folder = await mkdtemp(join(tmpdir(), 'arcvane-drill-'));
  cleanUps.push(() => rm(folder, { recursive: true }));
  const disk = await mountDisk(join(folder, 'var'), DISK_SIZE);
  cleanUps.push(disk.unmount);

  const copyRelease = async (from: string): Promise<string> => {
    const release = await copyProject(from);
    cleanUps.push(() => rm(release, { recursive: true }));
    return release;
  };
  const current = join(folder, 'current');
  const releases = [await copyRelease(root)];
  await symlink(releases[0] ?? '', current);

  const gateway = await startContentService(root);
  cleanUps.push(async () => gateway.close());
  const mail = await startMailServer();
  cleanUps.push(mail.close);

  const spoolDir = join(disk.folder, 'spool');
  const archive = join(folder, 'archive');
  await mkdir(archive);
  const siteLog = join(disk.folder, 'site.log');
  const log = await open(siteLog, 'a');
  cleanUps.push(() => log.close());
  const ports = [await freePort(), await freePort()] as const;
  const metricsPorts = new Map([
    [ports[0], await freePort()],
    [ports[1], await freePort()],
  ]);
  const startOn = (port: number): Promise<SiteProcess> =>
    startSiteProcess(
      {
        NODE_ENV: 'production',
        PORT: String(port),
        METRICS_PORT: String(metricsPorts.get(port)),
        SITE_URL,
        TRUST_PROXY: 'loopback',
        SPOOL_DIR: spoolDir,
        ARCHIVE_DIR: archive,
        FORM_SECRET,
        SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
        MAIL_FROM: `site@${organization.domain}`,
        GATEWAY_URL: gateway.origin,
      },
      current,
      { output: log.fd, probed: true },
    );
  const sites = await Promise.all(ports.map(startOn));
  cleanUps.push(() => Promise.all(sites.map((site) => site.end('SIGKILL'))));
  const start = async (index: number): Promise<void> => {
    sites[index] = await startOn(ports[index] ?? 0);
  };

  const nginx = await startNginx(ports, {
    root: current,
    parent: disk.folder,
    cacheFolder: join(folder, 'pages'),
  });
  cleanUps.push(nginx.stop);
  const certificates = [await nginx.certificate()];

  const exits: (number | null)[] = [];
  const manager = await startManager(async (port) => {
    const index = sites.findIndex((site) => site.port === port);
    exits.push((await sites[index]?.end()) ?? null);
    await start(index);
  });
  cleanUps.push(async () => manager.stop());

  let record = createRecord('');
  const recordNow = () => record;
  let browsers = 0;
  const connect = async () => {
    browsers += 1;
    return visitNginx(nginx.httpsPort, { certificates, localAddress: `127.0.1.${1 + (browsers % 200)}` });
  };
  const newBrowser = () => createBrowser(connect, recordNow);
  const visits = await visitsOf(`http://127.0.0.1:${ports[0]}`);
  const visitors = startVisitors({ newBrowser, visits, rate: RATE });
  const inquirers = startInquirers(newBrowser);

  const spool = createSpool(spoolDir);
  const stage = {
    visits,
    /** What is recorded from now on belongs to another act. */
    begin: (name: string) => (record = createRecord(name)),
    record: recordNow,
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
    spool,
    formSecret: FORM_SECRET,
    /** Case numbers of all accepted inquiries by their text. */
    accepted: inquirers.accepted,
    ports,
    /** The processes on these ports. */
    sites,
    /** Starts the process with this index again. */
    start,
    /** Exit codes of the processes that were restarted by `restart.sh`. */
    exits,
    /** Runs a script of `scripts/deploy` with the ports of the processes as last arguments. */
    deploy: async (script: string, ...args: readonly string[]): Promise<void> => {
      await run(join(root, 'scripts', 'deploy', script), [...args, ...ports.map(String)], {
        env: { ...manager.env, CURRENT_LINK: current, ARCHIVE_DIR: archive },
      });
    },
    /** Metrics of a process, as text. */
    metrics: async (index: 0 | 1): Promise<string> =>
      (await fetch(`http://127.0.0.1:${metricsPorts.get(ports[index])}/metrics`)).text(),
    /**
     * Starts a further process without nginx, spool and mail server while `work` runs, which receives the process and a
     * function that returns the number of visits so far.
     */
    aside: async <Result>(
      env: Readonly<Record<string, string>>,
      { visits: isVisited, isBusy, ...options }: AsideOptions,
      work: (site: SiteProcess, answered: () => number) => Promise<Result>,
    ): Promise<Result> => {
      const site = await startSiteProcess(
        { SITE_URL, GATEWAY_URL: gateway.origin, LOG_LEVEL: 'silent', ...env },
        root,
        options,
      );
      const settings = {
        newBrowser: () => createBrowser(async () => visitDirectly(site.origin), recordNow),
        visits: isVisited ? visits.filter(isVisited) : [],
        rate: isBusy ? undefined : RATE,
      };
      const own = startVisitors(settings);
      try {
        return await work(site, own.answered);
      } finally {
        await own.stop();
        if ((await site.end()) !== 0) record.faults.push('the process aside did not stop cleanly');
      }
    },
    /** Waits until the spool is empty. */
    delivered: (seconds: number) =>
      until('all inquiries are delivered', seconds, async () => {
        const { waiting, sending, failed } = await spool.counts();
        return waiting + sending + failed === 0;
      }),
    /** Ends all visits, and stops the two processes. */
    end: async (): Promise<void> => {
      await inquirers.stop();
      await visitors.stop();
      await stage.delivered(90);
      record.faults.push(...deliveryFaults(inquirers.accepted, mail.mails));
      const codes = await Promise.all(sites.map((site) => site.end()));
      if (codes.some((code) => code !== 0)) record.faults.push(`exit codes ${codes.join(', ')}`);
    },
  };
  return stage;
}
