import { expect, it } from 'vitest';
import { words } from '../../test/kit/words.ts';
import { PASSPORT_MODELS } from './passport.ts';
import { passportShell } from './passportShell.ts';
import { modelNamed, MODELS } from './models.ts';

const SITE = 'https://www.arcvane.example';

it('batteries of more than 2 kWh have a passport, and nothing else has', () => {
  const names = PASSPORT_MODELS.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['AV-FL 80-460', 'AV-EB 350', 'AV-CT 5020', 'AV-PP 3600']));
  for (const prefix of ['AV-DC', 'AV-OC', 'AV-ED', 'AV-BM', 'AV-EM', 'AV-PP 1000'])
    expect(names.filter((name) => name.startsWith(prefix))).toEqual([]);
  expect(names.length).toBeLessThan(MODELS.length);
});

type Json = { readonly [key: string]: unknown };
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** All elements with a name, at any depth. */
function elementsNamed(name: string, value: unknown): readonly Json[] {
  if (!isJson(value)) return [];
  const within = Object.values(value).flatMap((part) => elementsNamed(name, part));
  return value.idShort === name ? [value, ...within] : within;
}

function shellOf(name: string) {
  const model = modelNamed(name);
  if (!model) throw new Error('No such model');
  const shell = JSON.parse(JSON.stringify(passportShell(model, words, SITE)));
  const all = (element: string) => elementsNamed(element, shell).map(({ value }) => value);
  return { all, valueOf: (element: string) => all(element)[0], shell };
}

it('has the values of the catalog', () => {
  const { valueOf } = shellOf('AV-FL 80-460');
  const names = ['RatedCapacity', 'MinVoltage', 'MaxVoltage', 'ExpectedNumberOfCycles'];
  expect(names.map(valueOf)).toEqual(['460', '70', '90', '6000']);
});

it('says what is not declared, what only a unit has, and who may see what is not public', () => {
  const { shell } = shellOf('AV-FL 80-460');
  const [, authorities, , ...none] = words.fr.passport.access.items;
  expect(none).toEqual([]);
  for (const [name, text] of [
    ['RenewableContent', words.fr.passport.values.undeclared],
    ['SerialNumber', words.fr.passport.values.made],
    ['ResultsOfTestReportsProvingCompliance', authorities?.title],
    ['PcfCO2eq', words.fr.passport.values.footprintOnRequest],
  ]) {
    const [element] = elementsNamed(name ?? '', shell);
    expect(element?.value).toBeUndefined();
    expect(element?.description).toContainEqual({ language: 'fr', text });
  }
});

it('has the carbon footprint per kWh delivered, in all and by stage, without use, as far as it is published', () => {
  const { all, shell } = shellOf('AV-CT 5020');
  const masses = all('PcfCO2eq').map(Number);
  const [total = 0, ...stages] = masses;
  // 64 kg per kWh of capacity, which delivers 6000 × 95 % × 90 % kWh.
  expect(masses).toEqual([0.0125, 0.00994, 0.00117, 0.00039, 0.000975]);
  expect(stages.reduce((sum, mass) => sum + mass)).toBeCloseTo(total, 4);
  const [submodel] = elementsNamed('CarbonFootprint', shell);
  expect(submodel?.description).toContainEqual({ language: 'fr', text: words.fr.passport.values.footprint });
  expect(all('LifeCyclePhases').map((phases) => Object.keys(phases ?? {}).length)).toEqual([4, 1, 1, 1, 1]);
  expect(all('PerformanceClass')).toEqual([undefined, undefined, undefined, undefined, undefined]);
});
