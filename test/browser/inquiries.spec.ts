import type { Page } from '@playwright/test';
import { inLanguage } from '../kit/routes.ts';
import { expect, expectSameDocument, markDocument, test, visit, wordsOf } from './kit.ts';
import { violations } from './violations.ts';

/** Forms that are returned, and a request that gets no answer. */
test.use({ expectedFaults: /^422|ERR_FAILED/ });

const PATH = '/services/after-sales-service';

async function fill(page: Page, name: string): Promise<void> {
  const form = page.locator('#service form');
  await form.locator('[name="serial"]').fill('4711');
  await form.locator('[name="operation"]').selectOption('stopped');
  await form.locator('[name="incident"]').fill('It stopped.\nThen it smelled.');
  await form.locator('[name="name"]').fill(name);
  await form.locator('[name="country"]').fill('US');
  await form.locator('[name="email"]').fill('jane@company.example');
}

/** Sends the form until the confirmation is shown: a form that is filled in within seconds is returned. */
async function sendUntilReceived(page: Page): Promise<void> {
  const number = page.locator('.inquiry-number');
  const submit = page.locator('#service button[type="submit"]');
  await expect(async () => {
    if (await submit.isVisible()) await submit.click();
    await expect(number).toBeVisible({ timeout: 1500 });
  }).toPass();
  await expect(number).toHaveText(/^S(-[0-9A-Z]{4}){3}$/);
  await expect(page).toHaveURL(/\/inquiries\/S-/);
}

test('a form is sent with the keyboard, comes back with what is wrong, and is then received', async ({
  page,
  layout,
  language,
}) => {
  const { summary, missing, received } = wordsOf(language).inquiries;
  await visit(page, inLanguage(PATH, language), layout);
  await markDocument(page);
  await page.locator('#service [name="name"]').fill('Jane');
  await page.locator('#service [name="name"]').press('Enter');
  const alert = page.locator('#service [role="alert"]');
  await expect(alert).toContainText(summary);
  await expect(alert).toBeFocused();
  await expect(page.locator('#service [name="name"]')).toHaveValue('Jane');
  await expect(page.locator('#service [name="serial"]')).toHaveAccessibleDescription(
    new RegExp(missing.serial),
  );
  await expectSameDocument(page);
  expect(await violations(page, '#service')).toEqual([]);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#service [name="serial"]')).toBeFocused();

  await fill(page, `Jane ${layout}`);
  await sendUntilReceived(page);
  await expect(page.locator('h1')).toHaveText(received.title);
  await expect(page.locator('h1')).toBeFocused();
  await expectSameDocument(page);
});

test('a form that gets no answer is sent by the browser @desktop', async ({ page, layout, context }) => {
  await visit(page, PATH, layout);
  await fill(page, `Jane without answer ${layout}`);
  let calls = 0;
  await context.route(`**${PATH}**`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    calls += 1;
    return calls === 1 ? route.abort() : route.fallback();
  });
  await page.locator('#service button[type="submit"]').click();
  await expect.poll(() => calls).toBe(2);
  await sendUntilReceived(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a form comes back with what is wrong, and is then received @mobile', async ({
    page,
    layout,
    language,
  }) => {
    const { summary, received } = wordsOf(language).inquiries;
    await page.goto(inLanguage(PATH, language));
    await page.locator('#service button[type="submit"]').click();
    await expect(page.locator('#service [role="alert"]')).toContainText(summary);
    await expect(page).toHaveURL(/#service$/);
    await fill(page, `Jane without script ${layout}`);
    await sendUntilReceived(page);
    await expect(page.locator('h1')).toHaveText(received.title);
  });
});
