import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Ajv } from 'ajv';
import { Can, Dbc } from 'candied';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { familyOf, PRODUCT_IDS, type ProductId } from '../../src/catalog/catalog.ts';
import { conditionText, type FigureWords } from '../../src/catalog/dataTable.ts';
import { DATA_FILES, type DataKind } from '../../src/catalog/documents.ts';
import { FAULTS } from '../../src/catalog/faults.ts';
import { isRange, type Value } from '../../src/model/value.ts';
import type { RowKey } from '../../src/catalog/family.ts';
import { canMessages, canProtocolOf, type CanSignal } from './interfaces/canMessages.ts';
import { registersOf } from './interfaces/registers.ts';
import { formatOf } from '../../src/locale/format.ts';
import { words } from '../../test/kit/words.ts';
import { dataFile } from './dataFile.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');
const SITE = 'https://www.example.com';

const english: FigureWords = { words: words.en, format: formatOf('en') };

const textOf = (subject: ProductId, kind: DataKind) =>
  dataFile({ subject, kind, language: 'en' }, english, SITE);
const having = (wanted: DataKind) =>
  DATA_FILES.filter(({ kind }) => kind === wanted).map(({ subject }) => subject);
const WITH_CAN = having('dbc');
const WITH_MODBUS = having('registers');

/** The codes and words of a value. */
const partsOf = (value: Value): string[] => {
  if (typeof value !== 'object' || isRange(value)) return [];
  if ('list' in value) return value.list.flatMap(partsOf);
  return ['code' in value ? value.code : value.word];
};
const busesOf = (subject: ProductId) =>
  (familyOf(subject).rows.find(({ key }) => key === 'communication')?.values ?? []).map((value) =>
    partsOf(value).join(' '),
  );

describe('data files exist', () => {
  it('for each product as JSON and CSV, and for the buses of its data sheet that have a description', () => {
    expect(having('json')).toEqual(PRODUCT_IDS);
    expect(having('csv')).toEqual(PRODUCT_IDS);
    const naming = (bus: RegExp) => PRODUCT_IDS.filter((id) => busesOf(id).some((names) => bus.test(names)));
    expect(WITH_CAN).toEqual(naming(/CAN|J1939/));
    expect(WITH_MODBUS).toEqual(naming(/Modbus/));
    expect(having('thing')).toEqual(naming(/CAN|J1939|Modbus/));
  });

  it('only where all models have the bus', () => {
    for (const id of WITH_CAN) for (const names of busesOf(id)) expect(names, id).toMatch(/CAN|J1939/);
    for (const id of WITH_MODBUS) for (const names of busesOf(id)) expect(names, id).toContain('Modbus TCP');
  });
});

/** The row values of a family as JSON and CSV show them. */
const shown = (value: Value): unknown => {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (isRange(value)) return { min: value[0], max: value[1] };
  const texts = partsOf(value).map((part) => Reflect.get(english.words.products.values, part) ?? part);
  return 'list' in value ? texts : texts[0];
};

describe('technical data as JSON', () => {
  const schema: object = JSON.parse(readFileSync(join(ROOT, 'public/schemas/technical-data.json'), 'utf8'));
  const isValid = new Ajv({ allErrors: true, allowUnionTypes: true, validateFormats: false }).compile(schema);

  it.each(PRODUCT_IDS)('of %s match the schema and the catalog', (id) => {
    const { models, rows } = familyOf(id);
    const data: { $schema: string; models: string[]; data: { key: string; values: object }[] } = JSON.parse(
      textOf(id, 'json'),
    );
    isValid(data);
    expect(isValid.errors ?? []).toEqual([]);
    expect(data.$schema).toBe(`${SITE}/schemas/technical-data.json`);
    expect(data.models).toEqual(models);
    expect(data.data.map(({ key, values }) => [key, values])).toEqual(
      rows.map(({ key, values }) => [
        key,
        Object.fromEntries(values.map((value, index) => [models[index], shown(value)])),
      ]),
    );
  });
});

const csvOf = (subject: ProductId, kind: DataKind): Record<string, string>[] =>
  parse(textOf(subject, kind), { columns: true, bom: true, record_delimiter: '\r\n' });

describe('technical data as CSV', () => {
  it.each(PRODUCT_IDS)('of %s have the lines and values of the catalog', (id) => {
    const { models, rows } = familyOf(id);
    const expected = rows.flatMap(({ key, values, conditions }) =>
      values.map((value, index) => {
        const [min, max] = isRange(value) ? value.map(String) : ['', ''];
        const text = isRange(value) ? '' : [shown(value)].flat().join('; ');
        const asked = conditionText(conditions, english).replace(/[\u00a0\u2009\u202f]/g, ' ');
        return { product: id, model: models[index], key, value: text, min, max, conditions: asked };
      }),
    );
    const read = csvOf(id, 'csv');
    expect(read).toMatchObject(expected);
    for (const { label, unit } of read) expect(`${label} ${unit}`).toMatch(/^(?!.*(?:undefined|null))\S/);
  });
});

const EXTENDED = 2 ** 31;

/** Inserts raw values into a frame, least significant bit first. */
function frameOf(signals: readonly CanSignal[], rawOf: (signal: CanSignal) => number): number[] {
  const bits = signals.reduce((sum, signal) => sum | (BigInt(rawOf(signal)) << BigInt(signal.start)), 0n);
  return Array.from({ length: 8 }, (_, byte) => Number((bits >> BigInt(8 * byte)) & 0xffn));
}

describe('the CAN database', () => {
  it.each(WITH_CAN)('of %s reads back as declared', (id) => {
    const text = textOf(id, 'dbc');
    expect(text).toMatch(/^[\n\t\x20-\x7e]+$/);
    const database = new Dbc();
    const { messages, nodes } = database.load(text);
    expect([...database.errors]).toEqual([]);
    const node = familyOf(id).prefix.replace('-', '_');
    expect([...nodes.keys()]).toEqual([node, 'Controller']);
    const declared = canMessages(familyOf(id));
    const read = [...messages.values()];
    expect(
      read.map(({ attributes, ...message }) => ({
        ...message,
        period: attributes.get('GenMsgCycleTime')?.value,
      })),
    ).toMatchObject(
      declared.map(({ name, id: number, isExtended, bytes, isCommand, period }) => ({
        name: `${node}_${name}`,
        id: isExtended ? number + EXTENDED : number,
        dlc: bytes,
        sendingNode: isCommand ? 'Controller' : node,
        period: String(period),
      })),
    );
    for (const [index, message] of declared.entries()) {
      const signals = [...(read[index]?.signals.values() ?? [])];
      expect(
        signals.map(({ valueTable, ...signal }) => ({ ...signal, values: [...(valueTable ?? [])] })),
      ).toMatchObject(
        message.signals.map(
          ({ name, start, bits, step, min, max, unit = '', values, isEnumeration, notAvailable }) => ({
            name,
            startBit: start,
            length: bits,
            factor: step,
            offset: min,
            min,
            max,
            unit,
            signed: false,
            endian: 'Intel',
            values: isEnumeration ? [...values, [notAvailable, 'Not available']] : [],
          }),
        ),
      );
    }
  });

  it.each(WITH_CAN)('of %s decodes the lowest and the highest value of each signal', (id) => {
    const can = new Can();
    can.database = new Dbc().load(textOf(id, 'dbc'));
    for (const { id: number, isExtended, signals, name } of canMessages(familyOf(id))) {
      for (const end of ['min', 'max'] as const) {
        const payload = frameOf(signals, ({ step, min, [end]: value }) => Math.round((value - min) / step));
        const frame = can.createFrame(isExtended ? number + EXTENDED : number, payload, isExtended);
        const decoded = can.decode(frame)?.boundSignals;
        for (const signal of signals)
          expect(decoded?.get(signal.name)?.value, `${name} ${signal.name}`).toBeCloseTo(signal[end], 6);
      }
    }
  });

  it.each(WITH_CAN)('of %s has valid identifiers, and signals that do not overlap', (id) => {
    const family = familyOf(id);
    const protocol = canProtocolOf(family);
    const messages = canMessages(family);
    expect(new Set(messages.map((message) => message.id)).size).toBe(messages.length);
    for (const { id: number, isExtended, bytes, signals, name } of messages) {
      expect(isExtended).toBe(protocol === 'j1939');
      expect(number).toBeLessThan(isExtended ? 2 ** 29 : 2 ** 11);
      if (isExtended) {
        // Proprietary B: parameter groups 65,280 to 65,535, sent to all.
        const group = Math.floor(number / 2 ** 8) % 2 ** 18;
        expect(group).toBeGreaterThanOrEqual(0xff00);
        expect(group).toBeLessThanOrEqual(0xffff);
      }
      const taken = signals.flatMap(({ start, bits }) =>
        Array.from({ length: bits }, (_, bit) => start + bit),
      );
      expect(new Set(taken).size, name).toBe(taken.length);
      expect(Math.max(...taken), name).toBeLessThan(bytes * 8);
    }
  });

  it('uses J1939 and CANopen for the products that name them', () => {
    const protocols = Object.fromEntries(WITH_CAN.map((id) => [id, canProtocolOf(familyOf(id))]));
    expect(protocols).toMatchObject({ 'e-bus': 'j1939', forklift: 'canopen', agv: 'canopen', marine: 'own' });
    const [status] = canMessages(familyOf('agv'));
    expect(status?.id).toBe(0x181);
  });
});

describe('the Modbus registers', () => {
  it.each(WITH_MODBUS)('of %s read back as declared', (id) => {
    const registers = registersOf(familyOf(id));
    expect(
      csvOf(id, 'registers').map(({ address, scale, min, max, ...register }) => ({
        ...register,
        ...{ address: Number(address), step: Number(scale), min: Number(min), max: Number(max) },
      })),
    ).toMatchObject(
      registers.map(({ table, address, name, type, step, min, max, unit = '' }) => ({
        table,
        address,
        name,
        type,
        step,
        min,
        max,
        unit,
      })),
    );
    const places = registers.map(({ table, address }) => `${table} ${address}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it.each(WITH_MODBUS)('of %s hold each value of their range', (id) => {
    for (const { name, type, step, min, max, notAvailable } of registersOf(familyOf(id))) {
      const [lowest, highest] = type === 'int16' ? [-32_768, 32_767] : [0, 65_535];
      for (const raw of [min / step, max / step]) {
        expect(Math.round(raw), name).toBeGreaterThanOrEqual(lowest);
        expect(Math.round(raw), name).toBeLessThanOrEqual(highest);
        expect(Math.round(raw), name).not.toBe(notAvailable);
      }
    }
  });
});

describe('both interfaces', () => {
  /** Rows whose values the signal must be able to carry. */
  const CARRIED: readonly { signal: string; keys: readonly RowKey[]; factor?: -1 }[] = [
    { signal: 'Voltage', keys: ['voltageRange', 'systemVoltage'] },
    { signal: 'Current', keys: ['peakCurrent', 'continuousCurrent', 'currentRange'] },
    { signal: 'Current', keys: ['chargeCurrent'], factor: -1 },
    { signal: 'DischargeCurrentLimit', keys: ['peakCurrent', 'continuousCurrent'] },
    { signal: 'ChargeCurrentLimit', keys: ['chargeCurrent'] },
    { signal: 'Torque', keys: ['peakTorque'] },
    { signal: 'Torque', keys: ['peakTorque'], factor: -1 },
    { signal: 'Speed', keys: ['maximumSpeed'] },
    { signal: 'DcVoltage', keys: ['dcVoltage'] },
    { signal: 'PhaseCurrent', keys: ['phaseCurrent'] },
    { signal: 'DcPower', keys: ['peakPower'] },
    { signal: 'GridVoltage', keys: ['inputVoltage', 'gridVoltage'] },
    { signal: 'GridCurrent', keys: ['inputCurrent'] },
    { signal: 'GridPower', keys: ['inputPower'] },
    { signal: 'GridFrequency', keys: ['gridFrequency'] },
    { signal: 'OutputVoltage', keys: ['outputVoltage'] },
    { signal: 'OutputCurrent', keys: ['outputCurrent'] },
    { signal: 'LowVoltage', keys: ['auxiliaryVoltage'] },
    { signal: 'Power', keys: ['ratedPower'] },
    { signal: 'Power', keys: ['ratedPower'], factor: -1 },
    { signal: 'BatteryVoltage', keys: ['voltageRange', 'nominalVoltage'] },
    { signal: 'SolarPower', keys: ['solarPower'] },
    { signal: 'EnergyFull', keys: ['energy'] },
    { signal: 'FullCycles', keys: ['cycleLife'] },
  ];
  const signalsOf = (id: ProductId) => [
    ...(WITH_CAN.includes(id) ? canMessages(familyOf(id)).flatMap(({ signals }) => signals) : []),
    ...(WITH_MODBUS.includes(id) ? registersOf(familyOf(id)) : []),
  ];
  const subjects = [...new Set([...WITH_CAN, ...WITH_MODBUS])];

  it.each(CARRIED)('$signal carries each value of $keys', ({ signal: name, keys, factor = 1 }) => {
    const carried = subjects.flatMap((id) => {
      const signals = signalsOf(id).filter((signal) => signal.name === name);
      const rows = familyOf(id).rows.filter(({ key }) => keys.some((wanted) => wanted === key));
      return signals.flatMap(({ min, max }) =>
        rows.flatMap(({ values, unit }) =>
          values.flat().map((value) => {
            const figure = Number(value) * factor * (unit === 'MWh' ? 1000 : 1);
            expect(figure, id).toBeGreaterThanOrEqual(min);
            expect(figure, id).toBeLessThanOrEqual(max);
            return figure;
          }),
        ),
      );
    });
    expect(carried.length).toBeGreaterThan(0);
  });

  it.each(subjects)('of %s list the fault codes of its kind, split by level', (id) => {
    const signals = signalsOf(id);
    const codes = (name: string) =>
      new Set(
        signals
          .filter((signal) => signal.name === name)
          .flatMap(({ values }) => values.map(([code]) => code)),
      );
    const [faults, warnings] = [codes('FaultCode'), codes('WarningCode')];
    expect(faults.size).toBeGreaterThan(1);
    for (const { code, level, needs } of FAULTS[familyOf(id).manual]) {
      const [own, other] = level === 'fault' ? [faults, warnings] : [warnings, faults];
      if (needs === undefined) expect(own).toContain(code);
      expect(other).not.toContain(code);
    }
  });

  it('lack what the product lacks', () => {
    const names = (id: ProductId) => signalsOf(id).map(({ name }) => name);
    expect(names('battery')).toEqual(expect.arrayContaining(['HeaterOn', 'CoolantTemperature']));
    expect(names('forklift')).not.toContain('CoolantTemperature');
    expect(names('agv')).not.toContain('HeaterOn');
    expect(names('container')).not.toContain('GridVoltage');
  });

  it('name the models that have a signal, if not all do', () => {
    const coolant = signalsOf('battery').find(({ name }) => name === 'CoolantTemperature');
    expect(coolant?.models).toEqual(['AV-BP 400-230']);
    expect(textOf('battery', 'dbc')).toContain('Coolant temperature at the inlet. Only AV-BP 400-230."');
  });
});

describe('the Thing Models', () => {
  const [isModel, isDescription] = ['tm', 'td'].map((name) =>
    new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(
      JSON.parse(readFileSync(join(ROOT, `test/kit/wot/${name}-json-schema-validation.json`), 'utf8')),
    ),
  );

  it.each(having('thing'))('of %s match the schemas of the W3C and have each signal and register', (id) => {
    const model = JSON.parse(textOf(id, 'thing'));
    isModel?.(model);
    expect(isModel?.errors).toBeNull();
    const properties: { forms?: object[]; 'can:signal'?: string }[] = Object.values(model.properties);
    if (WITH_MODBUS.includes(id)) {
      const addresses = registersOf(familyOf(id)).map(({ address }) => `/${address}?`);
      expect(properties.map(({ forms }) => JSON.stringify(forms))).toEqual(
        addresses.map((address) => expect.stringContaining(address)),
      );
      const { '@type': _, ...thing } = model;
      isDescription?.({ ...thing, version: { instance: '1.0.0', ...thing.version } });
      expect(isDescription?.errors).toBeNull();
    }
    if (WITH_CAN.includes(id))
      for (const { 'can:signal': name = '' } of properties) {
        const [message = '', signal = ''] = name.split('.');
        expect(textOf(id, 'dbc')).toMatch(new RegExp(`BO_ \\d+ ${message}:[^]*? SG_ ${signal} :`));
      }
  });
});
