import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { freePort } from '../site/ports.ts';
import { whyNoNginx, writeCertificate } from '../site/sampleNginx.ts';
import { whyUnreachable } from './whyUnreachable.ts';

const run = promisify(execFile);

it.skipIf(whyNoNginx())('reports a self-signed certificate and how to trust it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'arcvane-audit-'));
  await writeCertificate(join(folder, 'site'));
  const [key, cert] = await Promise.all(['key', 'crt'].map((name) => readFile(join(folder, `site.${name}`))));
  const server = createServer({ key, cert }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const fault: unknown = await fetch(`https://127.0.0.1:${port}`).catch((error: unknown) => error);
  expect(whyUnreachable(fault)).toMatch(/^self-signed certificate.*NODE_EXTRA_CA_CERTS/);
  server.close();
  await rm(folder, { recursive: true });
});

it('the audit reports a refused connection', async () => {
  const command = [join(import.meta.dirname, '..', 'audit.ts'), `http://localhost:${await freePort()}`];
  await expect(run(process.execPath, command)).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/ does not answer: .*ECONNREFUSED/),
  });
});
