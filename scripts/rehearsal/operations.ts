import { once } from 'node:events';
import { copyFile, readFile, rename, stat, truncate } from 'node:fs/promises';
import { X509Certificate } from 'node:crypto';
import { connect } from 'node:tls';
import { setTimeout as wait } from 'node:timers/promises';
import { SAMPLE_HOSTS } from '../site/sampleNginx.ts';
import type { Act } from './act.ts';
import { until } from './until.ts';

const QUIET_MS = 15_000;
/** `RestartSec` of the systemd unit. */
const RESTART_MS = 1000;
const BETWEEN_MS = 4000;

export const quietDays: Act = {
  name: 'quiet days',
  play: async () => {
    await wait(QUIET_MS);
    return 'nothing happens';
  },
};

export const newCertificate: Act = {
  name: 'certificate change',
  play: async ({ certificates, nginx }) => {
    await nginx.renewCertificate();
    const certificate = await nginx.certificate();
    certificates.push(certificate);
    const { fingerprint256 } = new X509Certificate(certificate);
    nginx.reload();
    await until('nginx presents the new certificate', 20, async () => {
      return (await presented(nginx.httpsPort)) === fingerprint256;
    });
    await wait(BETWEEN_MS);
    return 'new files, then nginx reloaded; visitors verify the certificate';
  },
};

async function presented(port: number): Promise<string> {
  const socket = connect({
    port,
    host: '127.0.0.1',
    servername: SAMPLE_HOSTS[0],
    rejectUnauthorized: false,
  });
  await once(socket, 'secureConnect');
  const { fingerprint256 } = socket.getPeerCertificate();
  socket.destroy();
  return fingerprint256;
}

export const processesKilled: Act = {
  name: 'process killed',
  play: async ({ sites, start }) => {
    for (const index of sites.keys()) {
      await sites[index]?.end('SIGKILL');
      await wait(RESTART_MS);
      await start(index);
      await wait(BETWEEN_MS);
    }
    return 'one after the other with SIGKILL, and started again 1 s later, as by systemd';
  },
};

export const logsRotated: Act = {
  name: 'log rotated',
  play: async ({ nginx, siteLog }) => {
    await rename(nginx.accessLog, `${nginx.accessLog}.1`);
    nginx.reopenLogs();
    await copyFile(siteLog, `${siteLog}.1`);
    await truncate(siteLog);
    for (const log of [nginx.accessLog, siteLog])
      await until(`${log} grows`, 20, async () => (await sizeOf(log)) > 0);
    const [rotated, isWhole] = [`${nginx.accessLog}.1`, /\}\n$/];
    if (!isWhole.test(await readFile(rotated, 'utf8'))) throw new Error(`${rotated} ends within a line`);
    await wait(BETWEEN_MS);
    return 'nginx’s renamed and reopened (USR1), the site’s copied and truncated';
  },
};

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}
