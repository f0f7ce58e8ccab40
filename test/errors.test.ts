import { pino } from 'pino';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../src/app.ts';
import { ErrorPage } from '../views/pages/errors/ErrorPage.tsx';
import { definePage } from '../src/pages/page.ts';
import type { Page } from '../src/pages/page.ts';
import { pages } from '../src/pages/pages.ts';
import { toMobile } from '../src/redirect/paths.ts';
import { createSite, DESKTOP, PHONE, visit } from './kit/site.ts';

interface Extra extends Pick<Parameters<typeof definePage>[0], 'validate' | 'middleware'> {
  readonly load?: () => never;
}

function page(id: string, extra: Extra): Page {
  return definePage({
    id,
    desktop: [`/test/${id}`],
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
    url: 'https://www.arcvane.example/news/7',
  }),
  mainland: { response: { status: 302 }, location: 'https://cn.arcvane.example/news' },
  other: { status: 303, location: 'https://zh.arcvane.example/' },
  spaced: { status: 302, location: '/news?q=a b\r\nSet-Cookie: evil=1' },
  foreign: { status: 302, location: 'https://evil.example/' },
  slashes: { status: 302, location: '//evil.example/' },
  backslash: { status: 302, location: '/\\evil.example' },
  dots: { status: 302, location: '/a/..//evil.example' },
  script: { status: 302, location: 'javascript:alert(1)' },
  user: { status: 302, location: 'https://www.arcvane.example:x@evil.example/' },
  named: { status: 302, location: 'https://evil@www.arcvane.example/' },
  relative: { status: 302, location: 'news' },
  nowhere: { status: 302 },
  unmodified: { status: 304, location: '/news' },
};

let site: App;
const log: string[] = [];
beforeAll(async () => {
  site = await createSite(
    { MAINLAND_HOSTS: 'cn.arcvane.example' },
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
          load: fail({ statusCode: 307, url: new URL('https://careers.arcvane.example/jobs?a=ü') }),
        }),
        page('unknown', { middleware: ['noSuchThing'] }),
        page('inherited', { middleware: ['toString'] }),
      ],
    },
  );
});
afterAll(() => site.close());

describe('the stack of an error', () => {
  const failing = page('broken', { load: fail(new TypeError('secret at <srv>')) });
  const shown = async (env: Record<string, string>, path: string) => {
    const own = await createSite(env, { pages: [...pages, failing] });
    const { text } = await visit(own, path);
    await own.close();
    return text;
  };

  it('is shown on the error page in development', async () => {
    const html = await shown({ NODE_ENV: 'development' }, '/test/broken');
    expect(html).toMatch(/<pre dir="ltr">TypeError: secret at &lt;srv&gt;\n +at .+errors\.test\.ts:\d+/);
    expect(await shown({ NODE_ENV: 'development' }, '/nowhere')).not.toContain('<pre');
  });

  it.each([{ NODE_ENV: 'production' }, { NODE_ENV: 'test' }, { NODE_ENV: '' }])(
    'is not shown with %j',
    async (env) => {
      const html = await shown(env, '/test/broken');
      expect(html).toContain('lang="en"');
      expect(html).not.toContain('secret');
      expect(html).not.toContain('<pre');
    },
  );
});

describe('a page that was not found', () => {
  it.each([
    ['/nowhere', 'This page could not be found', 'Back to the home page', 'href="/"'],
    ['/de/nirgends', 'Diese Seite', 'Startseite', 'href="/de"'],
    ['/ja/nowhere', 'ページ', 'ホーム', 'href="/ja"'],
  ])('%s answers 404 in the language of its path', async (path, message, back, home) => {
    const answer = await visit(site, path);
    expect(answer.status).toBe(404);
    expect(answer.text).toContain(message);
    expect(answer.text).toContain(back);
    expect(answer.text).toContain(home);
    expect(answer.text).toContain('<meta name="robots" content="noindex"/>');
    expect(answer.text).not.toContain('rel="canonical"');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('uses the layout of the device', async () => {
    expect((await visit(site, '/nowhere')).text).toContain('data-layout="desktop"');
    const phone = await visit(site, '/nowhere/mobile', { userAgent: PHONE });
    expect(phone.status).toBe(404);
    expect(phone.text).toContain('data-layout="mobile"');
  });

  it.each([
    '/solutions/no-such-system',
    '/solutions/wind-system',
    '/solutions/battery-system/obc',
    '/solutions/battery-system/ev-charger',
    '/solutions/battery-system/constructor',
    '/solutions/detail/nothing',
    '/solutions/detail/toaster',
    '/solutions/detail/__proto__',
    '/solutions/battery-system/packDetail/tractor',
    '/solutions/battery-system/packDetail/none',
    '/solutions/battery-system/NoSuchSwiper',
    '/news/0',
    '/news/999',
    '/news/nothing',
    '/about-us/nobody',
    '/news/07',
    '/news/7a',
    '/news/pages/0',
    '/news/pages/01',
    '/news/pages/abc',
    '/news/pages/99',
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
      expect(text, address).toMatch(/<h1[^>]*>This page could not be found<\/h1>/);
      expect(text, address).toContain('<meta name="robots" content="noindex"/>');
    }
  });
});

describe('an error thrown by a page', () => {
  it.each([
    ['refused', 404, 'This page could not be found'],
    ['gone', 410, 'Withdrawn in May'],
    ['teapot', 418, 'Short and stout'],
    ['remote', 503, '>Error<'],
    ['plain', 500, 'The meter &lt;b&gt;is&lt;/b&gt; down'],
    ['silent', 500, '>Error<'],
    ['absurd', 500, 'No such status'],
    ['unknown', 500, 'Unknown middleware &#x27;noSuchThing&#x27;'],
    ['inherited', 500, 'Unknown middleware &#x27;toString&#x27;'],
  ])('%s answers %i', async (id, status, message) => {
    const answer = await visit(site, `/test/${id}`);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(message);
  });

  it('during loading is not shown to the visitor', async () => {
    const answer = await visit(site, '/de/test/broken');
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('secret');
    expect(answer.text).toContain('lang="de"');
  });
});

describe('a redirect thrown by a page', () => {
  it.each([
    ['moved', 301, '/de/news?page=2#top'],
    ['elsewhere', 308, 'https://www.arcvane.example/news/7'],
    ['mainland', 302, 'https://cn.arcvane.example/news'],
    ['other', 303, 'https://zh.arcvane.example/'],
    ['spaced', 302, '/news?q=a%20bSet-Cookie:%20evil=1'],
    ['loading', 307, 'https://careers.arcvane.example/jobs?a=%C3%BC'],
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
      expect(answer.text).toContain('data-layout="desktop"');
      expect(
        log.filter((line) => line.includes('blocked a redirect to a URL that is not allowed')),
      ).toHaveLength(1);
    },
  );

  it.each(['nowhere', 'unmodified'])('%s answers 500', async (id) => {
    expect((await visit(site, `/test/${id}`)).status).toBe(500);
  });
});

describe('a failure while the error page renders', () => {
  it('shows a self-contained page with a link to the home page', async () => {
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
    expect(answer.text).toContain('<html lang="de"');
    expect(answer.text).toContain('404: No page has the path /de/nirgends');
    expect(answer.text).toContain('RangeError');
    expect(answer.text).not.toContain('no render');
    expect(answer.text).toContain('href="/de"');
    const english = await visit(failing, '/<script>alert(1)</script>');
    expect(english.text).toContain('An error occurred while showing the error page');
    expect(english.text).toContain('Go back to home');
    expect(english.text).not.toContain('<script>');
    await failing.close();
  });
});

describe('methods other than GET and HEAD', () => {
  it.each(['post', 'put', 'patch', 'delete', 'options'] as const)(
    '%s answers 405 with an Allow header',
    async (method) => {
      const answer = await request(site.app)[method]('/de/news');
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
      expect(answer.text).toContain('lang="de"');
    },
  );

  it('HEAD returns only headers', async () => {
    const answer = await request(site.app).head('/news');
    expect(answer.status).toBe(200);
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(1000);
    expect(answer.text).toBeUndefined();
  });
});
