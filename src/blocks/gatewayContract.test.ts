import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { BLOCKS } from './blocks.ts';
import { createEmbedded } from './embedded.ts';
import { gatewayContract } from './gatewayContract.ts';

const contract = gatewayContract();

test('gateway.openapi.json is the contract (updated with `-u`), and valid', async () => {
  await expect(`${JSON.stringify(contract, null, 2)}\n`).toMatchFileSnapshot('gateway.openapi.json');
  expect(await new Validator().validate({ ...contract })).toEqual({ valid: true });
});

test.each(BLOCKS)('the contract accepts what the site has as $slug, and no empty object', async (block) => {
  const [language = ''] = block.languages;
  const { at } = await createEmbedded(join(import.meta.dirname, '..', '..', 'locales')).read(block, language);
  const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(contract, 'contract');
  const isValid = ajv.getSchema(`contract#/components/schemas/${block.slug}`);
  expect([isValid?.(at(Date.parse('2100-01-01')).detail), isValid?.({})]).toEqual([true, false]);
});
