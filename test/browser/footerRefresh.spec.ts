import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import { inLanguage } from '../kit/routes.ts';
import { expect, test, visit } from './kit.ts';
import type { BrowserOptions } from './kit.ts';

const FRESH = {
  address: 'Arcvane Energy GmbH, Funkenplatz 1, 12489 Berlin',
  mail: 'post@arcvane.example',
  phone: '+49 30 23125 900',
  icons: [
    { code: 'facebook', show: 1, sort: 1, customLink: 'https://social.example/f', qr: '' },
    { code: 'weixin', show: 1, sort: 2, customLink: '', qr: 'https://social.example/weixin/arcvane' },
    { code: 'ali', show: 1, sort: 3, customLink: 'javascript:alert(1)', qr: '' },
    { code: 'ins', show: 1, sort: 4, customLink: 'https://social.example/i', qr: '/icons/favicon.svg' },
    { code: 'twitter', show: 1, sort: 5, customLink: 'https://social.example/t', qr: '' },
    { code: 'weibo', show: 1, sort: 6, customLink: 'https://social.example/w', qr: '' },
    { code: 'unheard', show: 1, sort: 7, customLink: 'https://social.example/u', qr: '' },
  ],
};

const isAsked = (request: Request) => request.url().includes('slug=about-contact');
const home = (layout: BrowserOptions['layout'], language: 'en' | 'ar') =>
  inLanguage(layout === 'mobile' ? '/mobile' : '/', language);

/** What the browser keeps, decoded as the specification says: base64 of URI-encoded JSON. */
async function kept(page: Page): Promise<unknown> {
  const text = await page.evaluate(() => localStorage.getItem('company_address_icons'));
  return text === null ? null : JSON.parse(decodeURIComponent(Buffer.from(text, 'base64').toString()));
}

async function answerWith(page: Page, detail: unknown): Promise<void> {
  await page.route('**/vr-oa-service/public/blocks?slug=about-contact*', (route) =>
    route.fulfill({ json: { data: [{ slug: 'about-contact', lang: 'en', detail }] } }),
  );
}

for (const language of ['en', 'ar'] as const) {
  test(`the contact block is fetched and kept; what is the same changes nothing (${language})`, async ({
    page,
    layout,
    request,
  }) => {
    const asked = page.waitForRequest(isAsked);
    await visit(page, home(layout, language), layout);
    expect(new URL((await asked).url()).searchParams.get('lang')).toBe(language);
    const answer = await request.get(`/vr-oa-service/public/blocks?slug=about-contact&lang=${language}`);
    const { data } = await answer.json();
    await expect.poll(() => kept(page)).toEqual(data[0].detail);
    await expect(page.locator('footer [data-contact-address]')).toHaveText(data[0].detail.address);
    await expect(page.locator('footer .social')).toHaveCount(data[0].detail.icons.length);
  });

  test(`one that differs is shown and kept (${language})`, async ({ page, layout }) => {
    await answerWith(page, FRESH);
    await page.addInitScript(() => {
      localStorage.setItem(
        'company_address_icons',
        btoa(encodeURIComponent(JSON.stringify({ address: 'old' }))),
      );
    });
    await visit(page, home(layout, language), layout);
    const footer = page.locator('footer');
    await expect(footer.locator('[data-contact-address]')).toHaveText(FRESH.address);
    await expect(footer.locator('[data-contact-phone]')).toHaveAttribute('href', 'tel:+493023125900');
    await expect(footer.locator('[data-contact-mail]')).toHaveAttribute(
      'href',
      'mailto:post@arcvane.example',
    );
    expect(await kept(page)).toEqual(FRESH);

    const rows = footer.locator('.social-row');
    await expect(rows).toHaveCount(2);
    await expect(rows.first().locator('.social')).toHaveCount(5);
    await expect(rows.last().locator('.social')).toHaveCount(1);
    const names = ['Facebook', 'WeChat', 'Alibaba', 'Instagram', 'X', 'Weibo'];
    expect(await footer.locator('.social > :is(a, button)').allTextContents()).toEqual(names);
    const [facebook, weixin, ali, instagram] = await footer.locator('.social').all();
    await expect(facebook?.locator('a') ?? footer).toHaveAttribute('href', 'https://social.example/f');
    await expect(facebook?.locator('[data-brand]') ?? footer).toHaveAttribute('data-brand', 'facebook');
    await expect(facebook?.locator('img') ?? footer).toHaveCount(0);
    await expect(weixin?.locator('img') ?? footer).toHaveAttribute(
      'src',
      `/qr/icon/weixin.svg?lang=${language}`,
    );
    await expect(weixin?.locator('img') ?? footer).toHaveAttribute('alt', /WeChat/);
    await expect(ali?.locator('a') ?? footer).toHaveCount(0);
    await expect(instagram?.locator('img') ?? footer).toHaveAttribute('src', '/icons/favicon.svg');
  });
}

test('a page from a cache that is older than the block is put right on the first visit', async ({
  page,
  layout,
}) => {
  await answerWith(page, FRESH);
  await visit(page, home(layout, 'en'), layout);
  await expect(page.locator('footer [data-contact-phone]')).toHaveText(FRESH.phone);
});

test.describe('without an answer', () => {
  test.use({ expectedFaults: /blocks/ });

  test('the footer stays as the server made it', async ({ page, layout }) => {
    await page.route('**/vr-oa-service/**', (route) => route.fulfill({ status: 503 }));
    const answered = page.waitForResponse(/about-contact/);
    await visit(page, home(layout, 'en'), layout);
    await answered;
    await expect(page.locator('footer [data-contact-mail]')).toHaveText('info@arcvane.example');
    expect(await kept(page)).toBeNull();
  });
});

test('the page stays as it is where it shows the block; icons that differ from the copy are shown', async ({
  page,
  layout,
  request,
}) => {
  const answer = await request.get('/vr-oa-service/public/blocks?slug=about-contact&lang=en');
  const [{ detail }] = (await answer.json()).data;
  await visit(page, home(layout, 'en'), layout);
  await expect.poll(() => kept(page)).toEqual(detail);
  // Markup that was made anew would not have it.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.querySelector('footer .social')?.classList.add('seen'),
    ),
  );
  let asked = page.waitForEvent('requestfinished', isAsked);
  await page.reload();
  await asked;
  await wait(200);
  await expect(page.locator('footer .social.seen')).toHaveCount(1);

  const fewer = { ...detail, icons: detail.icons.slice(1) };
  await answerWith(page, fewer);
  asked = page.waitForEvent('requestfinished', isAsked);
  await page.reload();
  await asked;
  await expect(page.locator('footer .social')).toHaveCount(fewer.icons.length);
  expect(await kept(page)).toEqual(fewer);
});
