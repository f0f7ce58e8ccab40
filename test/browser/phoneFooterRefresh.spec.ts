import type { Page, Request } from '@playwright/test';
import { organization } from '../../src/organization.ts';
import { toLayout } from '../../src/model/paths.ts';
import { inLanguage } from '../kit/routes.ts';
import { expect, responsesRead, test, visit } from './kit.ts';

const FRESH = {
  address: 'Funkenplatz 1, 12489 Berlin',
  mail: 'post@contact.example',
  phone: '+49 30 23125 900',
  icons: [
    { code: 'facebook', show: 1, sort: 1, customLink: 'https://social.example/f', qr: '' },
    { code: 'weixin', show: 1, sort: 2, customLink: '', qr: 'https://social.example/weixin/company' },
    { code: 'ali', show: 1, sort: 3, customLink: 'javascript:alert(1)', qr: '' },
    { code: 'ins', show: 1, sort: 4, customLink: 'https://social.example/i', qr: '/icons/favicon.svg' },
    { code: 'twitter', show: 1, sort: 5, customLink: 'https://social.example/t', qr: '' },
    { code: 'weibo', show: 1, sort: 6, customLink: 'https://social.example/w', qr: '' },
    { code: 'unheard', show: 1, sort: 7, customLink: 'https://social.example/u', qr: '' },
  ],
};

/** No extra timeout for requests that follow a page load, which has its own timeout. */
const NO_LIMIT = { timeout: 0 };
const isAsked = (request: Request) => request.url().includes('slug=about-contact');

/** The decoded copy in local storage. Specified format: base64 of URI-encoded JSON. */
async function kept(page: Page): Promise<unknown> {
  const text = await page.evaluate(() => localStorage.getItem('company_address_icons'));
  return text === null ? null : JSON.parse(decodeURIComponent(Buffer.from(text, 'base64').toString()));
}

async function answerWith(page: Page, detail: unknown): Promise<void> {
  await page.route('**/vr-oa-service/public/blocks?slug=about-contact*', (route) =>
    route.fulfill({ json: { data: [{ slug: 'about-contact', lang: 'en', detail }] } }),
  );
}

/** Reloads the page and waits until the script has read the contact block. */
async function reloadAndRead(page: Page): Promise<void> {
  const answered = page.waitForEvent('requestfinished', { predicate: isAsked, ...NO_LIMIT });
  await page.reload();
  await answered;
  await responsesRead(page);
}

test('fetches and stores the contact block, and changes the footer only if it differs', async ({
  page,
  layout,
  language,
  request,
}) => {
  const answer = await request.get(`/vr-oa-service/public/blocks?slug=about-contact&lang=${language}`);
  const [{ detail }] = (await answer.json()).data;
  const footer = page.locator('footer');
  // Marks the server's markup, to tell it from the script's.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.querySelector('footer .social')?.classList.add('from-server'),
    ),
  );

  await test.step('same as the page, no stored copy', async () => {
    const asked = page.waitForRequest(isAsked, NO_LIMIT);
    await visit(page, toLayout(inLanguage('/legal', language), layout), layout);
    expect(new URL((await asked).url()).searchParams.get('lang')).toBe(language);
    await expect.poll(() => kept(page)).toEqual(detail);
    await expect(footer.locator('[data-contact-address]')).toHaveText(detail.address);
    await expect(footer.locator('.social')).toHaveCount(detail.icons.length);
  });

  await test.step('same as the stored copy', async () => {
    await reloadAndRead(page);
    expect(await kept(page)).toEqual(detail);
  });
  await expect(footer.locator('.social.from-server')).toHaveCount(1);

  await test.step('icons differ from the stored copy', async () => {
    const fewer = { ...detail, icons: detail.icons.slice(1) };
    await answerWith(page, fewer);
    await reloadAndRead(page);
    await expect(footer.locator('.social')).toHaveCount(fewer.icons.length);
    await expect(footer.locator('.social.from-server')).toHaveCount(0);
    expect(await kept(page)).toEqual(fewer);
  });
});

test('shows and stores a contact block that differs from the page', async ({ page, layout, language }) => {
  await answerWith(page, FRESH);
  await visit(page, toLayout(inLanguage('/legal', language), layout), layout);
  const footer = page.locator('footer');

  await test.step('no stored copy, with a page from an older cache', async () => {
    await expect(footer.locator('[data-contact-phone]')).toHaveText(FRESH.phone);
    await page.evaluate(() =>
      localStorage.setItem(
        'company_address_icons',
        btoa(encodeURIComponent(JSON.stringify({ address: 'old' }))),
      ),
    );
  });

  await test.step('older stored copy', async () => {
    await page.reload();
    await expect(footer.locator('[data-contact-address]')).toHaveText(FRESH.address);
    await expect(footer.locator('[data-contact-phone]')).toHaveAttribute('href', 'tel:+493023125900');
    await expect(footer.locator('[data-contact-mail]')).toHaveAttribute(
      'href',
      'mailto:post@contact.example',
    );
    expect(await kept(page)).toEqual(FRESH);
  });

  await test.step('five icons per row, with QR codes if available', async () => {
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
});

test.describe('when the request fails', () => {
  test.use({ expectedFaults: /blocks/ });

  test('the footer keeps the server’s contact data', async ({ page, layout }) => {
    await page.route('**/vr-oa-service/**', (route) => route.fulfill({ status: 503 }));
    const answered = page.waitForResponse(/about-contact/, NO_LIMIT);
    await visit(page, toLayout('/legal', layout), layout);
    await answered;
    await responsesRead(page);
    await expect(page.locator('footer [data-contact-mail]')).toHaveText(organization.email);
    expect(await kept(page)).toBeNull();
  });
});
