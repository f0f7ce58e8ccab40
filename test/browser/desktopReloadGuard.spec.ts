import { expect, responsesRead, scriptStarted, test, trackAddresses, visit, wordsOf } from './kit.ts';

const MODULE = '**/assets/suggestions-*.js';
const { label } = wordsOf('en').search;

test.use({ expectedFaults: /suggestions-/ });

test('a module that fails to load reloads the page at most once a minute', async ({ page, layout }) => {
  let asked = 0;
  await page.route(MODULE, async (route) => {
    asked += 1;
    await route.fulfill({ status: 404, body: '' });
  });
  const addresses = trackAddresses(page);
  // Its field has the focus.
  await visit(page, '/search', layout);
  await expect.poll(() => asked).toBe(2);
  // A reload would start once the script has read the last response.
  await responsesRead(page);
  await scriptStarted(page);
  expect(addresses).toHaveLength(2);
  const field = page.getByLabel(label);
  await expect(field).toHaveRole('searchbox');

  // A minute later the module loads.
  await page.evaluate(() => sessionStorage.setItem('reloaded-at', String(Date.now() - 60_001)));
  await page.unroute(MODULE);
  await page.reload();
  await expect(field).toHaveRole('combobox');
});

test('a field keeps its text if its module fails to load meanwhile', async ({ page, layout }) => {
  const held = Promise.withResolvers<void>();
  await page.route(MODULE, async (route) => {
    await held.promise;
    await route.fulfill({ status: 404, body: '' });
  });
  const addresses = trackAddresses(page);
  await visit(page, '/search', layout);
  const field = page.getByLabel(label);
  await field.pressSequentially('AV');
  held.resolve();
  await page.unrouteAll({ behavior: 'wait' });
  await responsesRead(page);
  await expect(field).toHaveValue('AV');
  expect(addresses).toHaveLength(1);
});
