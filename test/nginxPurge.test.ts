import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placesThatShow } from '../scripts/site/articleTraces.ts';
import { BLOCKS } from '../src/blocks/blocks.ts';
import { LANGUAGE_CODES } from '../src/model/codes.ts';
import { missingNginx, startBehindNginx, type BehindNginx } from './kit/behindNginx.ts';
import { eventually } from './kit/eventually.ts';
import { startGateway } from './kit/gateway.ts';
import { DESKTOP, PHONE } from './kit/site.ts';

const article = (id: number, title: string) => ({
  id,
  title,
  date: '2026-01-02',
  summary: 'Zyzzogeton',
  body: 'Text',
});
const contact = (address: string) => ({ address, mail: 'a@b.example', phone: '1', icons: [] });
const showing = (...marks: readonly string[]) => ({ list: marks.map((mark) => ({ mark, show: 1 })) });

const EVERY_BLOCK = BLOCKS.flatMap(({ slug, languages }) => languages.map((lang) => `${slug}/${lang}`));
const NEWS = EVERY_BLOCK.filter((block) => block.startsWith('news/'));

describe.skipIf(missingNginx)(
  'behind nginx, with a content service that is read once a day, a purge',
  async () => {
    /** The `detail` of each block; a block without one answers 500. */
    let content: Record<string, object> = {
      news: { list: [article(501, 'Withdrawn zyzzogeton')] },
      'about-contact': contact('First Street'),
      language: showing(...LANGUAGE_CODES),
    };
    let requested: string[] = [];
    const gateway = await startGateway((slug, lang) => {
      requested.push(`${slug}/${lang}`);
      return content[slug];
    });
    let site: BehindNginx;
    beforeAll(async () => {
      site = await startBehindNginx({ GATEWAY_URL: gateway, GATEWAY_TTL_SECONDS: '86400' });
    });
    afterAll(() => site.stop());

    const userAgentFor = (path: string) => ({ 'user-agent': path.includes('mobile') ? PHONE : DESKTOP });
    /** Asks nginx. */
    const ask = async (path: string) => {
      const { status, text } = await site.session.ask(path, userAgentFor(path));
      return { status, body: text };
    };
    /** Asks a process itself. */
    const askAt = (origin: string) => async (path: string) => {
      const answer = await fetch(origin + path, { headers: userAgentFor(path), redirect: 'manual' });
      return { status: answer.status, body: await answer.text() };
    };
    const bodiesOf = async (...paths: readonly string[]) =>
      (await Promise.all(paths.map(ask))).map(({ body }) => body).join('\n');
    const found = () => bodiesOf('/search?q=zyzzogeton', '/search/suggestions?q=zyzzogeton');
    /** Requests the purge from both processes. @returns their answers */
    const purge = (query = '') =>
      Promise.all(
        site.operations.map(async (origin) => {
          const answer = await fetch(`${origin}/purge${query}`, { method: 'POST' });
          return { status: answer.status, body: await answer.json() };
        }),
      );
    const DONE = { status: 200, body: { failed: [] } };

    it('of the news publishes and withdraws articles everywhere, and reads nothing else', async () => {
      await eventually(async () => {
        expect(await placesThatShow(501, ask)).toHaveLength(11);
        expect(await found()).toShow('Withdrawn zyzzogeton');
      });
      content = { ...content, news: { list: [article(502, 'New zyzzogeton')] } };
      requested = [];
      expect(await purge('?block=news')).toEqual([DONE, DONE]);
      expect(requested.toSorted()).toEqual(NEWS.flatMap((block) => [block, block]).toSorted());
      for (const { origin } of site.sites) {
        expect(await placesThatShow(501, askAt(origin))).toEqual([]);
        expect(await placesThatShow(502, askAt(origin))).toHaveLength(11);
      }
      await eventually(async () => {
        expect(await placesThatShow(501, ask)).toEqual([]);
        expect(await placesThatShow(502, ask)).toHaveLength(11);
        const results = await found();
        expect(results).toShow('New zyzzogeton');
        expect(results).not.toShow('Withdrawn');
      });
      expect((await ask('/news/501')).status).toBe(404);
    });

    it('without a block reads every block', async () => {
      expect(await bodiesOf('/legal', '/sitemap.xml')).toShow('sitemap-it.xml');
      content = { ...content, 'about-contact': contact('Second Street'), language: showing('en', 'de') };
      requested = [];
      expect(await purge()).toEqual([DONE, DONE]);
      expect(requested.toSorted()).toEqual(EVERY_BLOCK.flatMap((block) => [block, block]).toSorted());
      await eventually(async () => {
        const pages = await bodiesOf('/legal', '/de/legal', '/sitemap.xml');
        expect(pages).toShow('Second Street');
        expect(pages).not.toShow(/First Street|\/language\/it|sitemap-it\.xml/);
      });
    });

    it('names the blocks that could not be read, which visitors still see', async () => {
      const { news, ...others } = content;
      content = others;
      const answer = { status: 502, body: { failed: NEWS } };
      expect(await purge()).toEqual([answer, answer]);
      for (const { origin } of site.sites) expect(await placesThatShow(502, askAt(origin))).toHaveLength(11);
      content = { ...content, news: news ?? {} };
      expect(await purge('?block=news')).toEqual([DONE, DONE]);
    });
  },
);
