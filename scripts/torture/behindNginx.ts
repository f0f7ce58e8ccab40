import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '../site/ports.ts';
import { startNginx } from '../site/sampleNginx.ts';
import { SITE_URL } from './faultOf.ts';
import { startSiteProcess, type SiteProcess } from './siteProcess.ts';

export interface BehindNginx {
  /** Port of nginx, plain HTTP. */
  readonly port: number;
  readonly sitePorts: readonly [number, number];
  readonly sites: SiteProcess[];
  /** Stops a process with SIGTERM and starts it again. @returns its exit code */
  readonly restart: (sitePort: number) => Promise<number | null>;
  readonly stop: () => Promise<void>;
}

/** Starts two processes of the site behind nginx with the sample configuration. @param root project root */
export async function startBehindNginx(
  root: string,
  env: Readonly<Record<string, string>> = {},
): Promise<BehindNginx> {
  const sitePorts = [await freePort(), await freePort()] as const;
  const startOn = (port: number) =>
    startSiteProcess({ SITE_URL, LOG_LEVEL: 'silent', ...env, PORT: String(port) }, root);
  const sites = await Promise.all(sitePorts.map(startOn));
  const nginx = await startNginx(sitePorts, { root, hasTls: false });
  return {
    port: nginx.httpsPort,
    sitePorts,
    sites,
    restart: async (sitePort) => {
      const index = sites.findIndex(({ port }) => port === sitePort);
      const code = await sites[index]?.end();
      sites[index] = await startOn(sitePort);
      return code ?? null;
    },
    stop: async () => {
      for (const site of sites) await site.end();
      await nginx.stop();
    },
  };
}

/**
 * Mock service manager for `restart.sh`: an HTTP server that restarts a process on request.
 *
 * @returns environment for the script
 */
export async function startManager(restart: (port: number) => Promise<unknown>) {
  const manager = createServer(async (req, res) => {
    await restart(Number(req.url?.slice(1)));
    res.end();
  }).listen(0, '127.0.0.1');
  await once(manager, 'listening');
  const { port } = manager.address() as AddressInfo;
  return {
    env: { PATH: process.env.PATH, RESTART_COMMAND: `curl -fsS "http://127.0.0.1:${port}/$1"` },
    stop: () => manager.close(),
  };
}
