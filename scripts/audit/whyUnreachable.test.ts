import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { freePort } from '../site/ports.ts';
import { whyNoNginx, writeCertificate } from '../site/sampleNginx.ts';
import { whyUnreachable } from './whyUnreachable.ts';
import { temporaryFolder } from '../../test/kit/temporaryFolder.ts';
import { listen } from '../../test/kit/gateway.ts';

const run = promisify(execFile);

it.skipIf(whyNoNginx())('reports a self-signed certificate and how to trust it', async () => {
  const folder = temporaryFolder();
  await writeCertificate(join(folder, 'site'));
  const [key, cert] = await Promise.all(['key', 'crt'].map((name) => readFile(join(folder, `site.${name}`))));
  const url = (await listen(createServer({ key, cert }))).replace('http:', 'https:');
  const fault: unknown = await fetch(url).catch((error: unknown) => error);
  expect(whyUnreachable(fault)).toMatch(/^self-signed certificate.*NODE_EXTRA_CA_CERTS/);
});

it('the audit reports a refused connection', async () => {
  const command = [join(import.meta.dirname, '..', 'audit.ts'), `http://localhost:${await freePort()}`];
  await expect(run(process.execPath, command)).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/ does not answer: .*ECONNREFUSED/),
  });
});
