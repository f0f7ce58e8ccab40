import { pino } from 'pino';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { pages } from '../src/pages/pages.ts';
import { definePage, type Page } from '../src/pageTable/page.ts';
import { toMobile } from '../src/model/paths.ts';
import { ErrorPage } from '../views/pages/errors/ErrorPage.tsx';
import { CAREERS_URL, CHINESE_SITE_URL, SITE_URL } from './kit/addresses.ts';
import { NO_ARTICLE } from './kit/articles.ts';
import { headingOf } from './kit/elements.ts';
import { createSite, DESKTOP, PHONE, visit } from './kit/site.ts';
import { inHtml, words } from './kit/words.ts';

interface Extra extends Pick<Parameters<typeof definePage>[0], 'validate' | 'middleware'> {
  readonly load?: () => never;
}

function page(id: string, extra: Extra): Page {
  return definePage({
    id,
    desktop: `/test/${id}`,
    label: () => id,
    load: () => ({ status: 200, message: id }),
    head: () => ({ title: id, description: id }),
    view: ErrorPage,
    ...extra,
  });
}

const fail = (error: unknown) => () => {
  throw error;
};

/** Redirects that a page throws, allowed and forbidden. */
const REDIRECTS = {
  moved: { status: 301, location: '/de/news?page=2#top' },
  elsewhere: Object.assign(new Error('Moved'), {
    statusCode: 308,
    url: `${SITE_URL}/news/7`,
  }),
  mainland: { response: { status: 302 }, location: 'https://mainland.example/news' },
  other: { status: 303, location: `${CHINESE_SITE_URL}/` },
  spaced: { status: 302, location: '/news?q=a b\r\nSet-Cookie: evil=1' },
  foreign: { status: 302, location: 'https://evil.example/' },
  slashes: { status: 302, location: '//evil.example/' },
  backslash: { status: 302, location: '/\\evil.example' },
  dots: { status: 302, location: '/a/..//evil.example' },
  script: { status: 302, location: 'javascript:alert(1)' },
  user: { status: 302, location: `${SITE_URL}:x@evil.example/` },
  named: { status: 302, location: SITE_URL.replace('//', '//evil@') },
  relative: { status: 302, location: 'news' },
  nowhere: { status: 302 },
  unmodified: { status: 304, location: '/news' },
};

const log: string[] = [];
const site = await createSite(
  { MAINLAND_HOSTS: 'mainland.example' },
  {
    logger: pino({ level: 'error' }, { write: (line: string) => void log.push(line) }),
    pages: [
      ...pages,
      page('refused', { validate: () => false }),
      page('gone', { validate: fail(Object.assign(new Error('Withdrawn in May'), { statusCode: 410 })) }),
      page('teapot', { validate: fail(Object.assign(new Error('Short and stout'), { status: 418 })) }),
      page('remote', { validate: fail({ response: { status: 503 } }) }),
      page('plain', { validate: fail(new Error('The meter <b>is</b> down')) }),
      page('silent', { validate: fail(undefined) }),
      page('absurd', { validate: fail(Object.assign(new Error('No such status'), { status: 42 })) }),
      page('broken', { load: fail(new TypeError('secret at /srv/site/x.ts')) }),
      ...Object.entries(REDIRECTS).map(([id, redirect]) => page(id, { validate: fail(redirect) })),
      page('loading', {
        load: fail({ statusCode: 307, url: new URL('/jobs?a=ü', CAREERS_URL) }),
      }),
      page('unknown', { middleware: ['noSuchThing'] }),
      page('inherited', { middleware: ['toString'] }),
    ],
  },
);

describe('the stack of an error', () => {
  const failing = page('broken', { load: fail(new TypeError('secret at <srv>')) });
  const siteWith = (env: Record<string, string>) => createSite(env, { pages: [...pages, failing] });

  it('is shown on the error page in development', async () => {
    const own = await siteWith({ NODE_ENV: 'development' });
    const { text } = await visit(own, '/test/broken');
    expect(text).toShow(/<pre dir="ltr">TypeError: secret at &lt;srv&gt;\n +at .+errors\.test\.ts:\d+/);
    expect((await visit(own, '/nowhere')).text).not.toShow('<pre');
  });

  it.each([{ NODE_ENV: 'production' }, { NODE_ENV: '' }])('is not shown with %j', async (env) => {
    const own = await siteWith(env);
    const { text } = await visit(own, '/test/broken');
    expect(text).toShow('lang="en"');
    expect(text).not.toShow('secret');
    expect(text).not.toShow('<pre');
  });
});

describe('a page that was not found', () => {
  it.each([
    ['/nowhere', 'en', '/'],
    ['/de/nirgends', 'de', '/de'],
    ['/ja/nowhere', 'ja', '/ja'],
  ] as const)('%s answers 404 in the language of its path', async (path, code, home) => {
    const answer = await visit(site, path);
    const { errors } = words[code];
    expect(answer.status).toBe(404);
    expect(headingOf(answer.text)).toBe(errors[404]);
    expect(answer.text).toShow(inHtml(errors.backHome));
    expect(answer.text).toShow(`href="${home}"`);
    expect(answer.text).toShow('<meta name="robots" content="noindex"/>');
    expect(answer.text).not.toShow('rel="canonical"');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('uses the layout of the device', async () => {
    expect((await visit(site, '/nowhere')).text).toShow('data-layout="desktop"');
    const phone = await visit(site, '/nowhere/mobile', { userAgent: PHONE });
    expect(phone.status).toBe(404);
    expect(phone.text).toShow('data-layout="mobile"');
  });

  it.each([
    '/solutions/no-such-system',
    '/solutions/wind-system',
    '/solutions/battery-system/obc',
    '/solutions/battery-system/ev-charger',
    '/solutions/battery-system/constructor',
    '/solutions/detail/nothing',
    '/solutions/detail/nothing/manual',
    '/solutions/detail/toaster',
    '/solutions/detail/__proto__',
    '/solutions/battery-system/packDetail/tractor',
    '/solutions/battery-system/packDetail/none',
    '/solutions/battery-system/NoSuchSwiper',
    '/news/0',
    NO_ARTICLE,
    '/news/nothing',
    '/about-us/nobody',
    '/news/07',
    '/news/7a',
    '/news/pages/0',
    '/news/pages/01',
    '/news/pages/abc',
    '/news/pages/999999999',
    '/news/pages/1e0',
    '/twopage',
    '/About-us',
    '/DE/news',
  ])('%s answers 404 in both layouts', async (path) => {
    for (const [address, userAgent] of [
      [path, DESKTOP],
      [toMobile(path), PHONE],
    ] as const) {
      const { status, text } = await visit(site, address, { userAgent });
      expect(status, address).toBe(404);
      expect(headingOf(text), address).toBe(words.en.errors[404]);
      expect(text, address).toShow('<meta name="robots" content="noindex"/>');
    }
  });
});

describe('an error thrown by a page', () => {
  it.each([
    ['refused', 404, inHtml(words.en.errors[404])],
    ['gone', 410, 'Withdrawn in May'],
    ['teapot', 418, 'Short and stout'],
    ['remote', 503, `>${inHtml(words.en.errors.other)}<`],
    ['plain', 500, 'The meter &lt;b&gt;is&lt;/b&gt; down'],
    ['silent', 500, `>${inHtml(words.en.errors.other)}<`],
    ['absurd', 500, 'No such status'],
    ['unknown', 500, 'Unknown middleware &#x27;noSuchThing&#x27;'],
    ['inherited', 500, 'Unknown middleware &#x27;toString&#x27;'],
  ])('%s answers %i', async (id, status, message) => {
    const answer = await visit(site, `/test/${id}`);
    expect(answer.status).toBe(status);
    expect(answer.text).toShow(message);
  });

  it('during loading is not shown to the visitor', async () => {
    const answer = await visit(site, '/de/test/broken');
    expect(answer.status).toBe(500);
    expect(answer.text).not.toShow('secret');
    expect(answer.text).toShow('lang="de"');
  });
});

describe('a redirect thrown by a page', () => {
  it.each([
    ['moved', 301, '/de/news?page=2#top'],
    ['elsewhere', 308, `${SITE_URL}/news/7`],
    ['mainland', 302, 'https://mainland.example/news'],
    ['other', 303, `${CHINESE_SITE_URL}/`],
    ['spaced', 302, '/news?q=a%20bSet-Cookie:%20evil=1'],
    ['loading', 307, `${CAREERS_URL}/jobs?a=%C3%BC`],
  ])('%s is sent', async (id, status, location) => {
    const answer = await visit(site, `/test/${id}`);
    expect(answer.status).toBe(status);
    expect(answer.headers.location).toBe(location);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-arcvane-reason']).toContain('thrown-redirect');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.text).toBe('');
  });

  it.each(['foreign', 'slashes', 'backslash', 'dots', 'script', 'user', 'named', 'relative'])(
    '%s shows the error page and is logged once',
    async (id) => {
      log.length = 0;
      const answer = await visit(site, `/test/${id}`);
      expect(answer.status).toBe(500);
      expect(answer.headers.location).toBeUndefined();
      expect(answer.text).toShow('data-layout="desktop"');
      expect(
        log.filter((line) => line.includes('blocked a redirect to a URL that is not allowed')),
      ).toHaveLength(1);
    },
  );

  it.each(['nowhere', 'unmodified'])('%s answers 500', async (id) => {
    expect((await visit(site, `/test/${id}`)).status).toBe(500);
  });
});

it('a failure while the error page renders shows a self-contained page with a link to the home page', async () => {
  const failing = await createSite(
    {},
    {
      render: () => {
        throw new RangeError('<no render>');
      },
    },
  );
  const answer = await visit(failing, '/de/nirgends');
  expect(answer.status).toBe(500);
  expect(answer.text).toShow('<html lang="de"');
  expect(answer.text).toShow('404: No page has the path /de/nirgends');
  expect(answer.text).toShow('RangeError');
  expect(answer.text).not.toShow('no render');
  expect(answer.text).toShow('href="/de"');
  const english = await visit(failing, '/<script>alert(1)</script>');
  expect(english.text).toShow(inHtml(words.en.errors.whileShowing));
  expect(english.text).toShow(inHtml(words.en.errors.goBackHome));
  expect(english.text).not.toShow('<script>');
});

describe('methods other than GET and HEAD', () => {
  it.each(['post', 'put', 'patch', 'delete', 'options'] as const)(
    '%s answers 405 with an Allow header',
    async (method) => {
      const answer = await request(site.app)[method]('/de/news');
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
      expect(answer.text).toShow('lang="de"');
    },
  );

  it('HEAD returns only headers', async () => {
    const answer = await request(site.app).head('/news');
    expect(answer.status).toBe(200);
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(1000);
    expect(answer.text).toBeUndefined();
  });
});
