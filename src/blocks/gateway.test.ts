import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  faultAt,
  gatewayAt,
  showing,
  sends,
  sendsDetail,
  settle,
  startServer,
} from '../../test/kit/blocks.ts';
import { GatewayError } from './gateway.ts';
import { languageBlock } from './language.ts';
import { newsBlock } from './news.ts';

describe('a good response', () => {
  it('is requested as specified and parsed', async () => {
    const { url, requests } = await startServer(sendsDetail(showing('en')));
    const block = await gatewayAt(`${url}/base/`).read(languageBlock, 'zh');
    expect(block.at(0).value.shown).toEqual(['en']);
    expect(requests[0]?.method).toBe('GET');
    expect(requests[0]?.url).toBe('/base/vr-oa-service/public/blocks?slug=language&lang=zh');
    expect(requests[0]?.headers).toMatchObject({ accept: 'application/json', 'accept-encoding': 'identity' });
  });

  it('may have any JSON type, a charset and further fields', async () => {
    const body = JSON.stringify({
      code: 0,
      data: [{ slug: 'language', detail: { ...showing('en'), more: 1 } }, 2],
    });
    for (const type of ['application/json; charset=utf-8', 'application/vnd.api+json', 'Application/JSON']) {
      const { url } = await startServer(sends(body, type));
      expect((await gatewayAt(url).read(languageBlock, 'zh')).at(0).value.shown).toEqual(['en']);
    }
  });

  it('gives the same object until the content changes', async () => {
    let title = 'One';
    const article = () => ({ id: 1, date: '2026-01-01', title, summary: 'S', body: 'B' });
    const { url } = await startServer((request, response) =>
      sendsDetail({ list: [article()] })(request, response),
    );
    const gateway = gatewayAt(url);
    const first = await gateway.read(newsBlock, 'de');
    expect(await gateway.read(newsBlock, 'de')).toBe(first);
    title = 'Two';
    expect((await gateway.read(newsBlock, 'de')).at(Date.now()).value.list[0]?.title).toBe('Two');
  });

  it('is requested with its ETag from then on, and kept while the answer is 304', async () => {
    let etag = '"1"';
    const { url, requests } = await startServer((request, response) => {
      response.setHeader('etag', etag);
      if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
      else sendsDetail(showing(etag === '"1"' ? 'en' : 'de'))(request, response);
    });
    const gateway = gatewayAt(url);
    const first = await gateway.read(languageBlock, 'zh');
    expect(await gateway.read(languageBlock, 'zh')).toBe(first);
    etag = 'W/"2"';
    expect((await gateway.read(languageBlock, 'zh')).at(0).value.shown).toEqual(['de']);
    await gateway.read(languageBlock, 'en');
    expect(requests.map(({ headers }) => headers['if-none-match'])).toEqual([
      undefined,
      '"1"',
      '"1"',
      undefined,
    ]);
  });

  it('keeps the connection open for the next request until the gateway is closed', async () => {
    const { url, server } = await startServer(sendsDetail(showing('en')));
    const sockets: Socket[] = [];
    server.on('connection', (socket) => sockets.push(socket));
    const gateway = gatewayAt(url);
    await gateway.read(languageBlock, 'zh');
    await settle();
    await gateway.read(languageBlock, 'zh');
    expect(sockets).toHaveLength(1);
    const [socket] = sockets;
    const closed = socket && once(socket, 'close');
    await gateway.close();
    await closed;
    await expect(gateway.read(languageBlock, 'zh')).rejects.toThrow(GatewayError);
  });
});

describe('limits', () => {
  it('stops reading an endless body at the limit', async () => {
    const megabyte = Buffer.alloc(1_000_000, ' ');
    const ended = Promise.withResolvers<number>();
    const { url } = await startServer((request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      let left = 400;
      const pour = (): void => {
        while (left > 0 && !response.destroyed) {
          left -= 1;
          if (!response.write(megabyte)) return void response.once('drain', pour);
        }
        response.end();
      };
      request.socket.on('close', () => ended.resolve(request.socket.bytesWritten));
      pour();
    });
    expect(await faultAt(url, { maxBytes: 2_000_000 })).toMatch(/size/i);
    // The limit plus the network buffers of both sides.
    expect(await ended.promise).toBeLessThan(20_000_000);
  });

  it('reads a body of exactly the limit, but rejects one byte more', async () => {
    const body = JSON.stringify({ data: [{ detail: showing('en') }] });
    const { url } = await startServer(sends(body));
    await expect(gatewayAt(url, { maxBytes: body.length }).read(languageBlock, 'zh')).resolves.toBeDefined();
    expect(await faultAt(url, { maxBytes: body.length - 1 })).toMatch(/size/i);
  });

  it('a body of one-byte chunks takes no more memory than its size', async () => {
    setFlagsFromString('--expose-gc');
    const collectGarbage: () => void = runInNewContext('gc');
    const inUse = () => {
      collectGarbage();
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    };
    const MEASURED_AT = 400_000;
    let chunks = 0;
    let before = 0;
    let after = 0;
    const count = () => {
      chunks += 1;
      if (chunks === 1) before = inUse();
      if (chunks === MEASURED_AT) after = inUse();
    };
    subscribe('undici:request:bodyChunkReceived', count);
    onTestFinished(() => void unsubscribe('undici:request:bodyChunkReceived', count));
    const tenThousandChunks = '1\r\n \r\n'.repeat(10_000);
    const { url } = await startServer((_request, response) => {
      const { socket } = response;
      socket?.write(
        'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n',
      );
      const pour = (): void => {
        while (!socket?.destroyed)
          if (!socket?.write(tenThousandChunks)) return void socket?.once('drain', pour);
      };
      pour();
    });
    expect(await faultAt(url, { maxBytes: MEASURED_AT })).toMatch(/size/);
    expect(chunks).toBeGreaterThan(MEASURED_AT);
    expect(after - before).toBeLessThan(30_000_000);
  });

  it('opens at most 16 connections, regardless of the number of requests', async () => {
    const held: (() => void)[] = [];
    const { url, server, requests } = await startServer((request, response) => {
      const answer = (): void => sendsDetail(showing('en'))(request, response);
      if (requests.length > 16) return answer();
      held.push(answer);
      if (held.length === 16) held.forEach((release) => release());
    });
    let connections = 0;
    server.on('connection', () => (connections += 1));
    const gateway = gatewayAt(url);
    await Promise.all(Array.from({ length: 60 }, () => gateway.read(languageBlock, 'zh')));
    expect(requests).toHaveLength(60);
    expect(connections).toBe(16);
  });

  it('close aborts pending requests', async () => {
    const asked = Promise.withResolvers<void>();
    const { url } = await startServer(() => asked.resolve());
    const gateway = gatewayAt(url);
    const reading = gateway.read(languageBlock, 'zh').catch((error: unknown) => error);
    await asked.promise;
    await gateway.close();
    expect(await reading).toBeInstanceOf(GatewayError);
  });
});
