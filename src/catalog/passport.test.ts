import { jsonization, verification } from '@aas-core-works/aas-core3.0-typescript';
import { expect, it } from 'vitest';
import { words } from '../../test/kit/words.ts';
import { PASSPORT_MODELS } from './passport.ts';
import { passportShell } from './passportShell.ts';
import { MODELS } from './models.ts';

const SITE = 'https://www.arcvane.example';

it('batteries of more than 2 kWh have a passport, and nothing else has', () => {
  const names = PASSPORT_MODELS.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['AV-FL 80-460', 'AV-EB 350', 'AV-CT 5020', 'AV-PP 3600']));
  for (const prefix of ['AV-DC', 'AV-OC', 'AV-ED', 'AV-BM', 'AV-EM', 'AV-PP 1000'])
    expect(names.filter((name) => name.startsWith(prefix))).toEqual([]);
  expect(names.length).toBeLessThan(MODELS.length);
});

it.each(PASSPORT_MODELS.map((model) => [model.name, model] as const))(
  'the passport of %s as data matches the metamodel',
  (_, model) => {
    const read = jsonization.environmentFromJsonable(
      JSON.parse(JSON.stringify(passportShell(model, words, SITE))),
    );
    expect(read.error).toBeNull();
    const faults = [...verification.verify(read.mustValue())].map(
      ({ path, message }) => `${path}: ${message}`,
    );
    expect(faults).toEqual([]);
  },
);

it('has the values of the catalog, and none for what is not declared', () => {
  const forklift = PASSPORT_MODELS.find(({ name }) => name === 'AV-FL 80-460');
  if (!forklift) throw new Error('No such model');
  const json = JSON.stringify(passportShell(forklift, words, SITE));
  const valueOf = (name: string) =>
    new RegExp(`"idShort":"${name}".*?"valueType":"[^"]+"(?:,"value":"([^"]*)")?}`).exec(json)?.[1];
  expect(['RatedCapacity', 'MinVoltage', 'MaxVoltage', 'ExpectedNumberOfCycles'].map(valueOf)).toEqual([
    '460',
    '70',
    '90',
    '6000',
  ]);
  expect(['RenewableContent', 'SerialNumber', 'MaximumPermittedBatteryPower'].map(valueOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
