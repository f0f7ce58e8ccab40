import { describe, expect, it } from 'vitest';
import words from '../../locales/en/products.json' with { type: 'json' };
import solutionWords from '../../locales/en/solutions.json' with { type: 'json' };
import { familyOf, PACK_IDS, PRODUCT_IDS, solutions, type ProductId } from './catalog.ts';
import { type Feature, hasFeature } from './features.ts';

/** English wordings that promise a feature. */
const PROMISES = {
  bidirectional: /bidirectional/iu,
  can: /\bDBC\b/u,
  chargingContacts: /charging contacts|through the(?:ir)? contacts/iu,
  ductedVenting: /sealed duct|gas ducting/iu,
  emergencyStop: /the emergency stop\b/iu,
  extinguishing: /aerosol|extinguish/iu,
  gasDetection: /gas (?:sensor|detection)/iu,
  heating: /heating (?:films|for)|heating and cooling/iu,
  isolationMonitoring: /insulation monitoring/iu,
  liquidCooling: /coolant|liquid[- ]cool/iu,
  modbus: /Modbus/u,
  pressureRelief: /relief panel|pressure[- ]relief|deflagration relief/iu,
  residualCurrentDevice: /ground-fault protection/iu,
  safetyInput: /safety signal/iu,
  waterConnection: /dry pipe/iu,
  waterJets: /pressure[- ]wash|high-pressure/iu,
} as const satisfies Partial<Record<Feature, RegExp>>;

const promised = Object.entries(PROMISES) as readonly (readonly [keyof typeof PROMISES, RegExp])[];

/** The page of the battery packs describes all packs. */
const productsOf = (id: ProductId): readonly ProductId[] => (id === 'battery' ? [id, ...PACK_IDS] : [id]);

const texts = [
  ...PRODUCT_IDS.map((id) => ({ page: id as string, ids: [id], text: words.products[id] as object })),
  ...solutions.map(({ name, product }) => ({
    page: name as string,
    ids: productsOf(product),
    text: solutionWords.solutions[name] as object,
  })),
];

describe('the texts of a page promise only features that a product on it has', () => {
  it.each(texts)('$page', ({ ids, text }) => {
    const prose = JSON.stringify(text);
    const broken = promised.filter(
      ([feature, wording]) => wording.test(prose) && !ids.some((id) => hasFeature(familyOf(id), feature)),
    );
    expect(broken.map(([feature]) => feature)).toEqual([]);
  });

  it.each(promised)('%s is promised somewhere', (_feature, wording) => {
    expect(texts.some(({ text }) => wording.test(JSON.stringify(text)))).toBe(true);
  });
});
