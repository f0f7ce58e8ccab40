import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { deliveryFaults, enquireThrough } from './enquireThrough.ts';
import { startMailServer } from '../../site/mailServer.ts';
import { freePort } from '../../site/ports.ts';
import { startSiteProcess } from '../../site/siteProcess.ts';
import { createSpool } from '../../../src/enquiries/spool.ts';
import { organisation } from '../../../src/organisation.ts';
import { eventually } from '../../../test/kit/eventually.ts';
import { FORM_SECRET } from '../../../test/kit/addresses.ts';

const KILLS = 4;

/** A short version of the act `enquiries through crashes` of `npm run drill`. */
it('no accepted enquiry is lost or altered while processes are killed', async () => {
  const spoolDir = await mkdtemp(join(tmpdir(), 'arcvane-spool-'));
  const server = await startMailServer();
  const ports = [await freePort(), await freePort()];
  const start = (port: number) =>
    startSiteProcess({
      PORT: String(port),
      SPOOL_DIR: spoolDir,
      FORM_SECRET,
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
      MAIL_FROM: `site@${organisation.domain}`,
      LOG_LEVEL: 'silent',
    });
  const sites = await Promise.all(ports.map(start));
  onTestFinished(async () => {
    for (const site of sites) await site.end('SIGKILL');
    await server.close();
    await rm(spoolDir, { recursive: true });
  });
  const accepted = new Map<string, string>();
  const killAll = async () => {
    for (let kills = 0; kills < KILLS; kills += 1) {
      const before = accepted.size;
      await eventually(() => expect(accepted.size).toBeGreaterThan(before + 5));
      await sites[kills % 2]?.end('SIGKILL');
      sites[kills % 2] = await start(ports[kills % 2] ?? 0);
    }
  };
  const { faults } = await enquireThrough(killAll, { ports, secret: FORM_SECRET, accepted });
  expect(faults).toEqual([]);
  const spool = createSpool(spoolDir);
  await eventually(async () =>
    expect(await spool.counts()).toMatchObject({ waiting: 0, sending: 0, failed: 0 }),
  );
  expect(accepted.size).toBeGreaterThan(5 * KILLS);
  expect(deliveryFaults(accepted, server.mails)).toEqual([]);
});
