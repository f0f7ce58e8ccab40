import { describe, expect, it } from 'vitest';
import { contextOf } from '../../../test/kit/words.ts';
import { busesOf } from '../../catalog/buses.ts';
import { familyOf, PRODUCT_IDS } from '../../catalog/catalog.ts';
import { hasFeature } from '../../catalog/features.ts';
import { LANGUAGE_CODES } from '../../model/codes.ts';
import { connectedData, connectionOf } from './connected.ts';

const products = PRODUCT_IDS.filter((id) => connectionOf(id) === 'bus');

describe.each(LANGUAGE_CODES)('the page on the data of a product in %s', (code) => {
  const context = contextOf(code, 'desktop');
  const { kept } = context.words.connected;

  it.each(products)('%s names the interfaces that it has, and the platform only if it can read one', (id) => {
    const { can, modbus } = busesOf(familyOf(id));
    const text = connectedData(id, context)
      .answers.map((answer) => answer.text)
      .join();
    expect([text.includes('CAN'), text.includes('Modbus TCP')]).toEqual([can, modbus]);
    expect(text.includes(kept.added.recorded)).toBe(modbus);
    expect(text).not.toContain('{{');
  });

  it.each(products)('%s says what stays in a battery, and only there', (id) => {
    const family = familyOf(id);
    const holdsHistory = hasFeature(family, 'battery') || family.manual === 'managementUnit';
    const texts = connectedData(id, context).answers.map(({ text }) => text);
    expect(texts.some((text) => text.includes(kept.added.lasting))).toBe(holdsHistory);
  });
});
