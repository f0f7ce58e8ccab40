import { copyFile, readFile, rename, stat, truncate } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { visitNginx } from '../../../site/visitNginx.ts';
import type { Act } from '../stage.ts';
import { until } from '../until.ts';

const AFTERWARD_MS = 4000;

export const certificateChange: Act = {
  name: 'certificate change',
  play: async ({ certificates, nginx }) => {
    await nginx.renewCertificate();
    const certificate = await nginx.certificate();
    certificates.push(certificate);
    nginx.reload();
    await until('nginx presents the new certificate', 20, () =>
      visitNginx(nginx.httpsPort, { certificates: [certificate] }).then(
        ({ close }) => (close(), true),
        () => false,
      ),
    );
    await wait(AFTERWARD_MS);
    return 'new files, then nginx reloaded; visitors verify the certificate';
  },
};

export const logRotation: Act = {
  name: 'log rotation',
  play: async ({ nginx, siteLog }) => {
    await rename(nginx.accessLog, `${nginx.accessLog}.1`);
    nginx.reopenLogs();
    await copyFile(siteLog, `${siteLog}.1`);
    await truncate(siteLog);
    for (const log of [nginx.accessLog, siteLog])
      await until(`${log} grows`, 20, async () => ((await stat(log).catch(() => undefined))?.size ?? 0) > 0);
    const rotated = await readFile(`${nginx.accessLog}.1`, 'utf8');
    if (!rotated.endsWith('}\n')) throw new Error('the rotated log ends within a line');
    await wait(AFTERWARD_MS);
    return 'nginx’s renamed and reopened (USR1), the site’s copied and truncated';
  },
};
