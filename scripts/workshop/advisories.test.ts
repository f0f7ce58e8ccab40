import * as basicTests from '@secvisogram/csaf-validator-lib/basic.js';
import validateCsaf from '@secvisogram/csaf-validator-lib/validate.js';
import { expect, it } from 'vitest';
import { SECURITY_FILES } from '../../src/model/paths.ts';
import { createSite, visit } from '../../test/kit/site.ts';

it('the security advisories pass all mandatory tests of CSAF 2.0', async () => {
  const site = await createSite();
  const fileAt = async (url: string) =>
    JSON.parse((await visit(site, new URL(url, 'https://site').pathname)).text);
  const [{ rolie }] = (await fileAt(SECURITY_FILES.advisories)).distributions;
  const { entry } = (await fileAt(rolie.feeds[0].url)).feed;
  expect(entry.length).toBeGreaterThan(0);
  for (const { content } of entry) {
    const { tests } = await validateCsaf(Object.values(basicTests), await fileAt(content.src));
    expect(tests.length).toBeGreaterThan(30);
    expect(tests.filter(({ errors }) => errors.length > 0)).toEqual([]);
  }
});
