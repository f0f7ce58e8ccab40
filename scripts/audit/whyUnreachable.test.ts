import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { freePort } from '../site/ports.ts';

const run = promisify(execFile);
const audit = (url: string) => run(process.execPath, [join(import.meta.dirname, '..', 'audit.ts'), url]);

function hasOpenssl(): boolean {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

it.skipIf(!hasOpenssl())('reports a self-signed certificate and how to trust it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'arcvane-audit-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=localhost', '-keyout', key, '-out', cert],
  ]);
  const server = createServer({ key: await readFile(key), cert: await readFile(cert) }).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  await expect(audit(`https://127.0.0.1:${port}`)).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/ does not answer: self-signed certificate.*NODE_EXTRA_CA_CERTS/),
  });
  server.close();
  await rm(folder, { recursive: true });
});

it('reports a refused connection', async () => {
  await expect(audit(`http://localhost:${await freePort()}`)).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('ECONNREFUSED'),
  });
});
