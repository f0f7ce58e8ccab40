import { createServer as createNetServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { faultAt, gatewayAt, showing, sends, sendsDetail, startServer } from '../../test/kit/blocks.ts';
import { listen } from '../../test/kit/gateway.ts';
import { languageBlock } from './language.ts';
import { newsBlock } from './news.ts';

describe('the gateway rejects', () => {
  it('if the headers do not arrive in time', async () => {
    const { url } = await startServer(() => undefined);
    expect(await faultAt(url, { timeoutMs: 50 })).toBe('no complete response within 50 ms');
  });

  it('if the body does not arrive in time, and closes the connection', async () => {
    const ended = Promise.withResolvers<void>();
    const { url } = await startServer((_request, response) => {
      response
        .on('close', ended.resolve)
        .writeHead(200, { 'content-type': 'application/json' })
        .write('{"data":');
    });
    expect(await faultAt(url, { timeoutMs: 50 })).toBe('no complete response within 50 ms');
    await ended.promise;
  });

  it('if the body arrives too slowly, although data keeps coming', async () => {
    const ended = Promise.withResolvers<void>();
    const { url } = await startServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 5);
      response.on('close', () => {
        clearInterval(drip);
        ended.resolve();
      });
    });
    expect(await faultAt(url, { timeoutMs: 100 })).toBe('no complete response within 100 ms');
    await ended.promise;
  });

  it('if nothing listens on the port', async () => {
    const { url, server } = await startServer(() => undefined);
    await new Promise((resolve) => server.close(resolve));
    expect(await faultAt(url)).toMatch(/ECONNREFUSED/);
  });

  it('if the connection is reset, before or within the body', async () => {
    const before = await startServer((request) => request.socket.resetAndDestroy());
    expect(await faultAt(before.url)).toMatch(/ECONNRESET|other side closed/);
    const within = await startServer((request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
      response.write('{"data":', () => request.socket.resetAndDestroy());
    });
    expect(await faultAt(within.url)).toMatch(/ECONNRESET|other side closed|terminated|aborted/);
  });

  it('if the response is not HTTP', async () => {
    const url = await listen(createNetServer((socket) => socket.end('SSH-2.0-OpenSSH_9.9\r\n\r\n')));
    expect(await faultAt(url)).not.toBe('');
  });
});

describe('a bad response', () => {
  it.each([301, 302, 307, 308])('with redirect status %i is not followed', async (status) => {
    const other = await startServer(sendsDetail(showing('en')));
    const { url } = await startServer((_request, response) => {
      response.writeHead(status, { location: `${other.url}/vr-oa-service/public/blocks` }).end();
    });
    expect(await faultAt(url)).toBe(`responded with status ${status}`);
    expect(other.requests).toHaveLength(0);
  });

  it.each([201, 204, 400, 404, 500, 503])('with status %i is rejected', async (status) => {
    const { url } = await startServer(sends(status === 204 ? '' : '{}', 'application/json', status));
    expect(await faultAt(url)).toBe(`responded with status ${status}`);
  });

  it('with an endless error page is not read', async () => {
    const ended = Promise.withResolvers<void>();
    const { url } = await startServer((_request, response) => {
      response.on('close', ended.resolve).writeHead(500).write('Internal');
    });
    expect(await faultAt(url)).toBe('responded with status 500');
    await ended.promise;
  });

  it.each(['text/html', 'text/plain', 'application/json+html', 'text/html; application/json'])(
    'of type %s is rejected',
    async (type) => {
      const { url } = await startServer(sends(JSON.stringify({ data: [{ detail: showing('en') }] }), type));
      expect(await faultAt(url)).toBe(`content type is ${type} instead of JSON`);
    },
  );

  it('without content type is rejected', async () => {
    const { url } = await startServer((_request, response) => void response.end('{}'));
    expect(await faultAt(url)).toBe('content type is none instead of JSON');
  });

  it('that is compressed without being requested is rejected', async () => {
    const { url } = await startServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      response.end(gzipSync('{}'));
    });
    expect(await faultAt(url)).toBe('content encoding is gzip, which was not requested');
  });

  it.each([
    ['an empty body', '', /JSON/],
    ['an HTML page', '<!doctype html>', /JSON/],
    ['truncated JSON', '{"data":[{"detail":{"list":[', /JSON/],
    ['null', 'null', /expected object/],
    ['a list', '[]', /expected object/],
    ['an empty object', '{}', /data: .*expected array/],
    ['data that is not a list', '{"data":{"0":{}}}', /data: .*expected array/],
    ['an empty data list', '{"data":[]}', /data: Too small/],
    ['null data', '{"data":[null]}', /expected object/],
    ['a missing detail', '{"data":[{}]}', /detail: .*received undefined/],
    ['null detail', '{"data":[{"detail":null}]}', /expected object/],
    ['a wrong type', '{"data":[{"detail":{"list":"en"}}]}', /list: .*expected array/],
    [
      'a nested wrong type',
      '{"data":[{"detail":{"list":[{"mark":7,"show":1}]}}]}',
      /list\.0\.mark: .*string/,
    ],
    ['a __proto__ key', '{"data":[{"detail":{"__proto__":{"list":[]}}}]}', /list: .*expected array/],
    ['very deep nesting', '['.repeat(100_000), /JSON/],
  ])('is rejected: %s', async (_case, body, fault) => {
    const { url } = await startServer(sends(body));
    expect(await faultAt(url)).toMatch(fault);
  });

  it('with thousands of errors is described in one short line', async () => {
    const { url } = await startServer(sendsDetail({ list: Array(400).fill({ id: 'x' }) }));
    const error = await gatewayAt(url).read(newsBlock, 'en').catch(String);
    expect(error).toMatch(/and \d+ more$/);
    expect(String(error).length).toBeLessThan(700);
  });

  it('error messages do not contain the password', async () => {
    const { url } = await startServer(sends('null'));
    const error = await gatewayAt(url.replace('://', '://user:secret@'))
      .read(languageBlock, 'zh')
      .catch(String);
    expect(error).toContain('GatewayError');
    expect(error).not.toContain('secret');
  });
});
