import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../src/app.ts';
import { ErrorPage } from '../views/pages/errors/ErrorPage.tsx';
import { definePage } from '../src/pages/page.ts';
import type { Page } from '../src/pages/page.ts';
import { pages } from '../src/pages/pages.ts';
import { toMobile } from '../src/redirect/paths.ts';
import { createSite, DESKTOP, PHONE, visit } from './kit/site.ts';

type Extra = Partial<Pick<Parameters<typeof definePage>[0], 'validate' | 'middleware' | 'load'>>;

function page(id: string, extra: Extra): Page {
  return definePage({
    id,
    desktop: [`/test/${id}`],
    label: () => id,
    load: () => ({}),
    head: () => ({ title: id, description: id }),
    view: () => ErrorPage({ status: 200, message: id }),
    ...extra,
  });
}

const fail = (error: unknown) => () => {
  throw error;
};

let site: App;
beforeAll(async () => {
  site = await createSite(
    {},
    {
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
        page('unknown', { middleware: ['noSuchThing'] }),
        page('inherited', { middleware: ['toString'] }),
      ],
    },
  );
});
afterAll(() => site.close());

describe('a page that was not found', () => {
  it.each([
    ['/nowhere', 'This page could not be found', 'Back to the home page', 'href="/"'],
    ['/de/nirgends', 'Diese Seite', 'Startseite', 'href="/de"'],
    ['/ja/nowhere', 'ページ', 'ホーム', 'href="/ja"'],
  ])('%s says so in the language of its path', async (path, message, back, home) => {
    const answer = await visit(site, path);
    expect(answer.status).toBe(404);
    expect(answer.text).toContain(message);
    expect(answer.text).toContain(back);
    expect(answer.text).toContain(home);
    expect(answer.text).toContain('<meta name="robots" content="noindex"/>');
    expect(answer.text).not.toContain('rel="canonical"');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('stands in the layout of the device', async () => {
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
  ])('%s is refused in both layouts', async (path) => {
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

describe('what a page throws', () => {
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
  ])('%s gives %i', async (id, status, message) => {
    const answer = await visit(site, `/test/${id}`);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(message);
  });

  it('from loading is no business of the visitor', async () => {
    const answer = await visit(site, '/de/test/broken');
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('secret');
    expect(answer.text).toContain('lang="de"');
  });
});

describe('a failure while the error page is shown', () => {
  it('gives a page that needs nothing, with the way home', async () => {
    const failing = await createSite(
      {},
      { createRenderer: () => () => Promise.reject(new RangeError('<no render>')) },
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

describe('other methods than GET and HEAD', () => {
  it.each(['post', 'put', 'patch', 'delete', 'options'] as const)(
    '%s is refused with what is allowed',
    async (method) => {
      const answer = await request(site.app)[method]('/de/news');
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
      expect(answer.text).toContain('lang="de"');
    },
  );

  it('HEAD gets the headers alone', async () => {
    const answer = await request(site.app).head('/news');
    expect(answer.status).toBe(200);
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(1000);
    expect(answer.text).toBeUndefined();
  });
});
