import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readlink, symlink, truncate, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createLimitedServer } from '../src/process/limitedServer.ts';
import { eventually } from './kit/eventually.ts';
import { asBytes, createSite, ROOT } from './kit/site.ts';
import { listOf } from '../scripts/site/listOf.ts';
import { temporaryFolder } from './kit/temporaryFolder.ts';
import { listen } from './kit/gateway.ts';

/** More than the kernel's socket buffers, so the file stays open while the client does not read. */
const LARGE_BYTES = 64 * 2 ** 20;
const CONTENT = Buffer.from('0123456789');

const root = temporaryFolder();
for (const name of ['build', 'locales']) await symlink(join(ROOT, name), join(root, name));
await mkdir(join(root, 'public', '.folder'), { recursive: true });
for (const name of await readdir(join(ROOT, 'public')))
  await symlink(join(ROOT, 'public', name), join(root, 'public', name));
await writeFile(join(root, 'public', 'digits.txt'), CONTENT);
await writeFile(join(root, 'public', '.hidden.txt'), 'secret');
await writeFile(join(root, 'public', '.folder', 'file.txt'), 'secret');
await writeFile(join(root, 'public', '%2ehidden.txt'), 'not hidden');
await mkdir(join(root, 'public', 'folder.txt'));
await writeFile(join(root, 'public', 'large.webm'), '');
await truncate(join(root, 'public', 'large.webm'), LARGE_BYTES);
const server = createLimitedServer((await createSite({}, { root })).app);
await listen(server);

const get = (path: string, headers: Record<string, string> = {}) =>
  request(server).get(path).set(headers).redirects(0).buffer(true).parse(asBytes);

describe('a range', () => {
  const document = '/documents/battery-manual-de.pdf';
  it.each(['/digits.txt', document])('of %s follows RFC 9110', async (path) => {
    const whole: Buffer = (await get(path)).body;
    const size = whole.length;
    const part = async (range: string) => {
      const { status, headers, body } = await get(path, {
        Range: `bytes=${range}`,
        'Accept-Encoding': 'identity',
      });
      expect(headers['content-length'], range).toBe(String(body.length));
      return { status, range: headers['content-range'], body };
    };
    expect(await part('0-0')).toEqual({
      status: 206,
      range: `bytes 0-0/${size}`,
      body: whole.subarray(0, 1),
    });
    expect(await part('2-4')).toEqual({
      status: 206,
      range: `bytes 2-4/${size}`,
      body: whole.subarray(2, 5),
    });
    expect(await part('-3')).toEqual({
      status: 206,
      range: `bytes ${size - 3}-${size - 1}/${size}`,
      body: whole.subarray(-3),
    });
    expect(await part(`${size - 1}-`)).toEqual({
      status: 206,
      range: `bytes ${size - 1}-${size - 1}/${size}`,
      body: whole.subarray(-1),
    });
    expect(await part(`1-${size + 5}`)).toEqual({
      status: 206,
      range: `bytes 1-${size - 1}/${size}`,
      body: whole.subarray(1),
    });
    for (const refused of ['-0', `-${size + 1}`, '5-4', `${size}-`, `${size}-${size + 1}`])
      expect(await part(refused), refused).toMatchObject({ status: 416, range: `bytes */${size}` });
    for (const ignored of ['0-1,3-4', 'x', '-', '0x1-2', ''])
      expect(await part(ignored), ignored).toEqual({ status: 200, range: undefined, body: whole });
  });

  it('of a changed file returns the whole file', async () => {
    for (const path of ['/digits.txt', document]) {
      const { status } = await get(path, { Range: 'bytes=0-0', 'If-Range': '"another"' });
      expect(status, path).toBe(200);
    }
  });

  it('that is unsatisfiable answers with the headers of an error page', async () => {
    for (const path of ['/digits.txt', '/icons/favicon.svg', document]) {
      const { headers } = await get(path, { Range: 'bytes=99999999-' });
      expect(headers, path).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-frame-options': 'DENY',
      });
      expect(headers['content-security-policy'], path).toContain("default-src 'none'");
      for (const name of ['last-modified', 'content-disposition', 'accept-ranges'])
        expect(headers, path).not.toHaveProperty(name);
    }
  });
});

describe('a hidden file', () => {
  it.each(
    listOf(`
      /.hidden.txt /%2ehidden.txt /%2Ehidden.txt /.folder/file.txt /%2efolder/file.txt /%2e/.hidden.txt
      /folder.txt/..%2f.hidden.txt /folder.txt/%2e%2e/.hidden.txt /folder.txt/..%5c.hidden.txt /\\.hidden.txt
      /%5c.hidden.txt //.hidden.txt /assets/../.hidden.txt /.hidden.txt%00 /%zz.hidden.txt /.hidden.txt%
      /%c0%ae.hidden.txt`),
  )('is not served as %s', async (path) => {
    const { status, body } = await get(path);
    expect([400, 404]).toContain(status);
    expect(String(body)).not.toContain('secret');
  });

  it('is recognized by its name, decoded once', async () => {
    const { status, body } = await get('/%252ehidden.txt');
    expect([status, String(body)]).toEqual([200, 'not hidden']);
  });
});

it.each(['/folder.txt', '/folder.txt/.', '/folder.txt/%2e'])(
  'a folder with a dot in its name is not served: %s',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

describe('a precondition', () => {
  it.each(['/digits.txt', '/documents/battery-manual-de.pdf'])(
    'on a file answers 412 if it fails: %s',
    async (path) => {
      for (const header of ['x', '"x"', '"x", "y"', 'W/"x"', '"'])
        expect((await get(path, { 'If-Match': header })).status, header).toBe(412);
      expect((await get(path, { 'If-Unmodified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).status).toBe(412);
      const { headers } = await get(path);
      for (const header of ['*', String(headers.etag)])
        expect((await get(path, { 'If-Match': header })).status, header).toBe(200);
      const conditions: Record<string, string>[] = [
        { 'If-None-Match': String(headers.etag) },
        { 'If-Modified-Since': String(headers['last-modified']) },
      ];
      for (const each of conditions) expect((await get(path, each)).status).toBe(304);
    },
  );

  it.each(
    listOf(`
      / /news /news/feed.xml /sitemap-ja.xml /robots.txt /llms.txt /qr/page.svg?path=/news
      /manifest.webmanifest /healthz /vr-oa-service/public/blocks?slug=language&lang=zh /nowhere`),
  )('elsewhere never causes a server error: %s', async (path) => {
    const names = 'If-Match If-None-Match If-Modified-Since If-Unmodified-Since If-Range Range';
    for (const name of listOf(names))
      for (const value of ['x', '"', '*', 'W/"', 'bytes=-0', ','])
        expect((await get(path, { [name]: value })).status, `${name}: ${value}`).toBeLessThan(500);
  });
});

describe('a compressed form', () => {
  const encodingOf = async (path: string, accepted: string) =>
    (await get(path, { 'Accept-Encoding': accepted })).headers['content-encoding'];

  it('of a built file is chosen by Accept-Encoding', async () => {
    const { text } = await request(server).get('/');
    const [stylesheet = ''] = /\/assets\/[\w-]+\.css/.exec(text) ?? [];
    expect(await encodingOf(stylesheet, 'gzip, br')).toBe('br');
    expect(await encodingOf(stylesheet, 'gzip')).toBe('gzip');
    expect(await encodingOf(stylesheet, 'br;q=0, gzip')).toBe('gzip');
    expect(await encodingOf(stylesheet, 'identity')).toBeUndefined();
    const { headers } = await get(stylesheet, { 'Accept-Encoding': 'br' });
    expect(headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      vary: 'Accept-Encoding',
    });
  });
});

describe.skipIf(!existsSync('/proc/self/fd'))('a client that disconnects', () => {
  /** The number of file descriptors that this process has open for the large file. */
  async function openFiles(): Promise<number> {
    const descriptors = await readdir('/proc/self/fd');
    const targets = await Promise.all(
      descriptors.map((name) => readlink(join('/proc/self/fd', name)).catch(() => '')),
    );
    return targets.filter((target) => target === join(root, 'public', 'large.webm')).length;
  }

  const CLIENTS = 20;
  const REQUEST = 'GET /large.webm HTTP/1.1\r\nHost: localhost\r\n\r\n';

  /** Sends the bytes and stops reading after the first chunk of the response. */
  async function begin(bytes: string): Promise<Socket> {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(bytes);
    await once(socket, 'data');
    return socket.pause();
  }

  it.each([
    ['one request', REQUEST],
    ['pipelined requests', REQUEST.repeat(32)],
    [
      'pipelined requests with an Expect header',
      `${REQUEST}${REQUEST.replace('Host', 'Expect: x\r\nHost')}${REQUEST}`,
    ],
  ])('leaves no file open: %s on a connection', async (_, bytes) => {
    const clients = await Promise.all(Array.from({ length: CLIENTS }, () => begin(bytes)));
    expect(await openFiles()).toBe(CLIENTS);
    for (const client of clients) client.destroy();
    await eventually(async () => expect(await openFiles()).toBe(0));
    expect((await get('/digits.txt')).body).toEqual(CONTENT);
  });
});
