import { freePort } from '../../scripts/site/ports.ts';
import { SAMPLE_HOSTS, startNginx, whyNoNginx, type Nginx } from '../../scripts/site/sampleNginx.ts';
import { startSiteProcess, type SiteProcess } from '../../scripts/site/siteProcess.ts';
import { eventually } from './eventually.ts';
import { visitNginx, type Session } from '../../scripts/site/visitNginx.ts';
import { ROOT } from './site.ts';

/** Why the tests behind nginx cannot run here; undefined if they can. */
export const missingNginx = whyNoNginx();
if (missingNginx) console.error(`The tests behind nginx are skipped: ${missingNginx}`);

export interface BehindNginx {
  readonly nginx: Nginx;
  readonly session: Session;
  readonly ports: readonly [number, number];
  /** The origins for operators, in the order of `ports`. */
  readonly operations: readonly string[];
  /** The processes of the site, in the order of `ports`. */
  readonly sites: SiteProcess[];
  /** Starts a new process on the port with this index. */
  readonly start: (index: 0 | 1) => Promise<void>;
  /** The access log entries for a path; waits for the first one. */
  readonly logOf: (path: string) => Promise<Record<string, unknown>[]>;
  readonly stop: () => Promise<void>;
}

interface Options {
  readonly root?: string;
  readonly changes?: NonNullable<Parameters<typeof startNginx>[1]>['changes'];
  /** Whether one process serves both ports of the sample, which takes half of the time. */
  readonly isAlone?: boolean;
}

/** Starts two processes of the site behind the real nginx with the sample configuration. */
export async function startBehindNginx(
  env: Readonly<Record<string, string>> = {},
  { root = ROOT, changes = [], isAlone = false }: Options = {},
): Promise<BehindNginx> {
  const first = await freePort();
  const ports = [first, isAlone ? first : await freePort()] as const;
  const metricsPorts = new Map<number, number>();
  for (const port of ports) metricsPorts.set(port, await freePort());
  const startOn = (port: number) =>
    startSiteProcess(
      {
        SITE_URL: `https://${SAMPLE_HOSTS[0]}`,
        MAINLAND_HOSTS: SAMPLE_HOSTS[1],
        ...env,
        PORT: String(port),
        METRICS_PORT: String(metricsPorts.get(port)),
      },
      root,
    );
  const sites = await Promise.all([...new Set(ports)].map(startOn));
  const nginx = await startNginx(ports, { root, changes });
  const session = await visitNginx(nginx.httpsPort);
  return {
    nginx,
    session,
    ports,
    operations: [...metricsPorts.values()].map((port) => `http://127.0.0.1:${port}`),
    sites,
    start: async (index) => {
      sites[index] = await startOn(ports[index]);
    },
    logOf: (path) =>
      eventually(async () => {
        const lines = (await nginx.logFrom(0)).filter((line) => line['path'] === path);
        if (lines.length === 0) throw new Error(`nginx has not logged ${path}`);
        return lines;
      }),
    stop: async () => {
      for (const site of sites) site.child.kill('SIGKILL');
      session.close();
      await nginx.stop();
    },
  };
}

/** `X-Cache` values of requests with a cached copy; which one depends on the copy's age. */
export const HAD_COPY = /^(?:HIT|STALE|UPDATING|EXPIRED|REVALIDATED)$/;
