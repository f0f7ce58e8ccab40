import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import * as z from 'zod';
import { articleDetail } from '../../../src/blocks/article.ts';
import { createEmbedded } from '../../../src/blocks/embedded.ts';
import { blockKeys } from './hostileBlocks.ts';

/** Added to the newest English headline of the content service, to tell it from the embedded default. */
export const HEADLINE = 'read from the content service';
const NEWS = 'news/en';
const newsDetail = z.object({ list: z.array(articleDetail) });

/** A content service. @param answer answers a request for a block; its key is slug/language */
export async function startGateway(answer: (key: string, res: ServerResponse) => void) {
  let calls = 0;
  const server = createServer((req, res) => {
    calls += 1;
    const { searchParams } = new URL(req.url ?? '/', 'http://gateway');
    gateway.answer(`${searchParams.get('slug')}/${searchParams.get('lang')}`, res);
  });
  const listen = async (port: number) => {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const gateway = {
    origin: `http://127.0.0.1:${port}`,
    /** How it answers from now on. */
    answer,
    /** Number of requests so far. */
    calls: () => calls,
    /** Listens again. */
    open: () => listen(port),
    /** Refuses connections, and closes the existing ones. */
    close: () => server.close().closeAllConnections(),
  };
  return gateway;
}

/** A content service that has the content in `locales/`, but for the headline. @param root project root */
export async function startContentService(root: string) {
  const embedded = createEmbedded(join(root, 'locales'));
  const content = new Map<string, unknown>();
  for (const { block, lang } of blockKeys())
    content.set(`${block.slug}/${lang}`, (await embedded.read(block, lang)).at(Date.now()).detail);
  await embedded.close();
  const gateway = await startGateway((key, res) => {
    res.setHeader('Content-Type', 'application/json');
    res.end(JSON.stringify({ data: [{ detail: content.get(key) }] }));
  });
  /** Adds words to the newest headline. */
  const addToHeadline = (words: string) => {
    const [newest, ...others] = newsDetail.parse(content.get(NEWS)).list;
    if (newest) content.set(NEWS, { list: [{ ...newest, title: `${newest.title} ${words}` }, ...others] });
  };
  addToHeadline(HEADLINE);
  return Object.assign(gateway, { addToHeadline });
}
