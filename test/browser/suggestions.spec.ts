import type { Page } from '@playwright/test';
import { inLanguage } from '../kit/routes.ts';
import { boxOf, expect, responsesRead, test, wordsOf } from './kit.ts';
import { violations } from './violations.ts';

const ENDPOINT = '**/search/suggestions?*';

/** Opens the search page and returns its parts. */
async function open(page: Page, layout: 'desktop' | 'mobile', language: 'en' | 'ar' | 'ja') {
  const { search } = wordsOf(language);
  // The first question opens the index of the language, for which a busy machine may need longer than the script waits.
  await page.request.get(`${inLanguage('/search/suggestions', language)}?q=a`);
  await page.goto(inLanguage(layout === 'mobile' ? '/search/mobile' : '/search', language));
  const field = page.getByLabel(search.label);
  const list = page.getByRole('listbox', { name: search.suggestions });
  return { field, list, options: list.getByRole('option'), form: page.getByRole('search') };
}

test('suggestions are chosen by keyboard', async ({ page, layout, language }) => {
  const { name } = wordsOf(language).products.products.forklift;
  const { field, list, options, form } = await open(page, layout, language);
  await field.pressSequentially(name.slice(0, -1));
  await expect(options.first()).toHaveText(name);
  await expect(field).toHaveRole('combobox');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(field).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
  await expect(form.getByRole('status')).toContainText(String(await options.count()));
  const isActive = async (place: number) => {
    const option = options.nth(place);
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
  };

  await test.step('the arrow keys move through the list and back to the field', async () => {
    await field.press('ArrowDown');
    await isActive(0);
    await field.press('ArrowUp');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await field.press('ArrowUp');
    await isActive((await options.count()) - 1);
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    await isActive(0);
  });
  await test.step('Home and End lead back to the text', async () => {
    for (const key of ['Home', 'End']) {
      await field.press('ArrowDown');
      await field.press(key);
      await expect(field).not.toHaveAttribute('aria-activedescendant');
      await expect(list).toBeVisible();
    }
  });
  await test.step('Escape closes the list and keeps the text; Alt and the arrow keys open and close it', async () => {
    await field.press('Escape');
    await expect(list).toBeHidden();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue(name.slice(0, -1));
    await field.press('Alt+ArrowDown');
    await expect(list).toBeVisible();
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await field.press('Alt+ArrowUp');
    await expect(list).toBeHidden();
    await field.press('ArrowDown');
    await expect(list).toBeVisible();
  });
  await test.step('the open list fits its row and has no faults that tools find', async () => {
    await field.press('ArrowDown');
    await isActive(0);
    const [box, row] = [await boxOf(list), await boxOf(form.locator('.anchor'))];
    expect(box.left).toBeCloseTo(row.left, 0);
    expect(box.width).toBeCloseTo(row.width, 0);
    expect(await violations(page, 'form')).toEqual([]);
  });
  await test.step('Enter opens the option', async () => {
    await field.press('Enter');
    await expect(page).toHaveURL(/packDetail\/forklift/);
  });
});

test('the list closes with the focus or the text; Enter and the pointer choose @desktop', async ({
  page,
  layout,
  language,
}) => {
  const { field, list, options } = await open(page, layout, language);
  await field.pressSequentially('F-10');
  await expect(list).toBeVisible();
  await field.press('Tab');
  await expect(list).toBeHidden();
  await field.fill('F-101');
  await expect(list).toBeVisible();
  await field.fill('');
  await expect(list).toBeHidden();
  await field.fill('F-10');
  await expect(list).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(/[?&]q=F-10$/);

  await field.focus();
  await expect(field).toHaveRole('combobox');
  await field.press('ArrowDown');
  const option = options.nth(1);
  const text = await option.innerText();
  await option.click();
  await expect(page).toHaveURL(/fault-codes\/f-10/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
});

test('nothing is requested or chosen while an input method is composing @desktop', async ({
  page,
  layout,
}) => {
  const asked: string[] = [];
  await page.route(ENDPOINT, async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('q') ?? '');
    await route.continue();
  });
  const { field, options } = await open(page, layout, 'ja');
  await field.focus();
  await expect(field).toHaveRole('combobox');
  const session = await page.context().newCDPSession(page);
  for (const text of ['ば', 'ばっ', 'ばってり'])
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await field.dispatchEvent('keydown', {
    key: 'Enter',
    isComposing: true,
    bubbles: true,
    cancelable: true,
  });
  await session.send('Input.insertText', { text: 'バッテリー' });
  await expect(options.first()).toBeVisible();
  await session.detach();
  expect(asked).toEqual(['バッテリー']);
  await expect(field).toHaveValue('バッテリー');
});

test.describe('if the server', () => {
  test.use({ expectedFaults: /suggestions/ });

  test('fails, is not there or answers something else, the field is a plain one @desktop', async ({
    page,
    layout,
    language,
  }) => {
    const { field, list } = await open(page, layout, language);
    for (const [text, status] of [
      ['F-10', 500],
      ['F-101', undefined],
      ['F-102', 200],
    ] as const) {
      await field.fill('F-1');
      await expect(list).toBeVisible();
      await page.route(ENDPOINT, (route) =>
        status === undefined ? route.abort() : route.fulfill({ status, body: '<!doctype html>' }),
      );
      const asked = page.waitForRequest(ENDPOINT);
      await field.fill(text);
      await (await asked).response();
      await responsesRead(page);
      await expect(list).toBeHidden();
      await page.unroute(ENDPOINT);
    }
    await field.press('Enter');
    await expect(page).toHaveURL(/[?&]q=F-102$/);
  });

  test('is slow, only the last answer counts, and none takes away a selected option @desktop', async ({
    page,
    layout,
    language,
  }) => {
    const [first, third] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route(ENDPOINT, async (route) => {
      const text = new URL(route.request().url()).searchParams.get('q') ?? '';
      await { 'F-1': first, 'F-101': third }[text]?.promise;
      const suggestions = [{ text: text === 'F-10' ? 'current' : 'late', url: '/' }];
      // The held requests have been aborted by then.
      await route.fulfill({ json: { suggestions, status: '1' } }).catch(() => undefined);
    });
    const { field, options } = await open(page, layout, language);
    const ask = async (text: string) => {
      const asked = page.waitForRequest((request) => request.url().endsWith(`q=${text}`));
      await field.fill(text);
      await asked;
    };
    await ask('F-1');
    await ask('F-10');
    await expect(options).toHaveText(['current']);
    await ask('F-101');
    await field.press('ArrowDown');
    first.resolve();
    third.resolve();
    await page.unrouteAll({ behavior: 'wait' });
    await responsesRead(page);
    await expect(options).toHaveText(['current']);
    await expect(options).toHaveAttribute('aria-selected', 'true');
  });
});

test('pages load the module only when the field is used @desktop', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => void loaded.push(new URL(request.url()).pathname));
  const isSuggestions = (path: string) => /\/suggestions-[^/]+\.js$/.test(path);
  await page.goto('/services/fault-codes');
  const field = page.getByLabel(wordsOf('en').search.label);
  expect(loaded.filter(isSuggestions)).toEqual([]);
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await expect(field).toHaveRole('combobox');
  expect(loaded.filter(isSuggestions)).toHaveLength(1);
});
