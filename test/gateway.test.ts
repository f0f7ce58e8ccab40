import { createServer, type RequestListener } from 'node:http';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { App } from '../src/app.ts';
import type { ServiceOptions } from '../src/services.ts';
import { LANGUAGE_CODES } from '../src/model/codes.ts';
import { organization } from '../src/organization.ts';
import { ARTICLE, NO_ARTICLE } from './kit/articles.ts';
import { listen } from './kit/gateway.ts';
import { createSite, visit } from './kit/site.ts';

/** Id of an article that no file has. */
const GATEWAY_ID = Number(NO_ARTICLE.split('/').at(-1));

/** Starts the real site with `listener` as its gateway. */
async function siteOver(
  listener: RequestListener,
  env: Record<string, string> = {},
  deps: Partial<ServiceOptions> = {},
): Promise<App> {
  return createSite({ GATEWAY_URL: await listen(createServer(listener)), ...env }, deps);
}

const blocks: Record<string, unknown> = {
  language: {
    list: [...LANGUAGE_CODES, 'zh'].map((mark) => ({ mark, show: mark === 'it' ? 0 : 1 })),
  },
  'about-contact': {
    address: 'Gateway Street 1 <b>',
    mail: 'gateway@contact.example',
    phone: '+49 30 23125 999',
    icons: ['ins', 'facebook', 'twitter', 'weixin', 'douyin', 'ali'].map((code, sort) => ({
      code,
      show: 1,
      sort,
      customLink: code === 'ali' ? 'javascript:alert(1)' : `https://social.example/${code}`,
      qr: code === 'weixin' ? 'pictures/weixin.png' : '',
    })),
  },
  news: {
    list: [
      {
        id: GATEWAY_ID,
        date: '2026-01-02',
        title: 'From the gateway',
        summary: 'An article that no file holds.',
        body: 'See [the packs](/solutions/detail/battery). <script>alert(1)</script> [x](javascript:alert(1))',
      },
    ],
  },
};

const answering: RequestListener = (req, res) => {
  const slug = new URL(req.url ?? '/', 'http://gateway').searchParams.get('slug') ?? '';
  res.setHeader('Content-Type', 'application/json');
  res.end(JSON.stringify({ data: [{ detail: blocks[slug] }] }));
};

describe('with a gateway that answers', () => {
  it('the footer shows its contact block without unsafe links and with pictures from the CDN', async () => {
    const site = await siteOver(answering, { CDN_URL: 'https://cdn.example' });
    const { text } = await visit(site, '/legal');
    expect(text).toShow('Gateway Street 1 &lt;b&gt;');
    expect(text).toShow('href="tel:+493023125999"');
    expect(text).not.toShow('javascript:');
    expect(text).toShow('src="https://cdn.example/pictures/weixin.png"');
    expect(text.match(/class="social-row"/g)).toHaveLength(2);
  });

  it('a hidden language is missing from the menu, the alternates and the sitemap, but its pages still answer', async () => {
    const site = await siteOver(answering);
    const { text } = await visit(site, '/legal');
    expect(text).not.toShow('/language/it');
    expect(text).not.toShow('hrefLang="it"');
    expect(text).toShow('hrefLang="fr"');
    expect((await visit(site, '/sitemap.xml')).text).not.toShow('sitemap-it.xml');
    expect((await visit(site, '/sitemap-fr.xml')).text).not.toShow('hreflang="it"');
    expect((await visit(site, '/it/legal')).status).toBe(200);
  });

  it('its articles replace the embedded ones, with links in the visitor’s language and without scripts', async () => {
    const site = await siteOver(answering);
    const { text, status } = await visit(site, `/de/news/${GATEWAY_ID}`);
    expect(status).toBe(200);
    expect(text).toShow('href="/de/solutions/detail/battery"');
    expect(text).not.toShow('<script>alert');
    expect(text).not.toShow('javascript:');
    expect((await visit(site, ARTICLE)).status).toBe(404);
  });
});

describe('pictures from other hosts', () => {
  const src = (host: string) => `https://${host}/a.png`;
  const body = `![dropped](${src('evil.example')}) ![shown](${src('pictures.example')})`;
  const article = {
    id: 501,
    date: '2026-01-02',
    title: 'T',
    summary: 'S',
    body,
    picture: src('evil.example'),
  };
  const icon = { show: 1, customLink: '', sort: 1 };
  const icons = [
    { ...icon, code: 'weixin', qr: src('evil.example') },
    { ...icon, code: 'douyin', qr: src('pictures.example') },
  ];
  const hostile: Record<string, unknown> = {
    language: blocks.language,
    'about-contact': { address: 'Elsewhere 1', mail: 'a@b.example', phone: '1', icons },
    news: { list: [article] },
  };

  it('are shown if IMAGE_HOSTS lists the host; others are dropped and logged once', async () => {
    const lines: { reason?: string; slug?: string; lang?: string }[] = [];
    const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
    const site = await siteOver(
      (req, res) => {
        const slug = new URL(req.url ?? '/', 'http://gateway').searchParams.get('slug') ?? '';
        res
          .setHeader('Content-Type', 'application/json')
          .end(JSON.stringify({ data: [{ detail: hostile[slug] }] }));
      },
      { IMAGE_HOSTS: 'pictures.example' },
      { logger },
    );
    const { text, headers } = await visit(site, '/news/501');
    expect(text).toShow('dropped <img src="https://pictures.example/a.png" alt="shown" loading="lazy">');
    expect(text.match(/src="https:\/\/pictures\.example\/a\.png"/g)?.length).toBeGreaterThan(1);
    expect(text).toShow('Elsewhere 1');
    expect(text).not.toShow('evil.example');
    expect(headers['content-security-policy']).toMatch(/img-src [^;]*https:\/\/pictures\.example[ ;]/);
    const dropped = lines.filter(({ lang, reason }) => lang === 'en' && reason?.startsWith('images from'));
    expect(dropped).toEqual(
      ['about-contact', 'news'].map((slug) =>
        expect.objectContaining({
          slug,
          reason:
            'images from https://evil.example are dropped: to allow them, add the host to IMAGE_HOSTS (https only)',
        }),
      ),
    );
  });
});

// What a fault does to the blocks is tested with the gateway and the store.
it.each<[string, RequestListener]>([
  ['never answers', () => undefined],
  ['answers 500', (_req, res) => void res.writeHead(500).end('no')],
])(
  'with a gateway that fails every kind of page shows the embedded content if it %s',
  async (_, listener) => {
    const site = await siteOver(listener);
    for (const path of ['/', '/news', ARTICLE, '/about-us/contact-us', '/ar/legal']) {
      const answer = await visit(site, path);
      expect(answer.status, path).toBe(200);
      expect(answer.text, path).toShow(organization.email);
    }
  },
);
