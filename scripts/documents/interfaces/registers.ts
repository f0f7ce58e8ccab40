import { familyOf, type ProductId } from '../../../src/catalog/catalog.ts';
import type { Family } from '../../../src/catalog/family.ts';
import { messagesOf } from '../../../src/catalog/interfaces/interfaces.ts';
import type { Message, Signal } from '../../../src/catalog/interfaces/message.ts';
import { toCsv } from '../technicalData.ts';

/** A Modbus register: value = raw · step. Addresses are those of the protocol, which begin at 0. */
export interface Register extends Signal, Pick<Message, 'period'> {
  readonly address: number;
  /** Input registers are read, holding registers also written. */
  readonly table: 'input' | 'holding';
  readonly type: 'uint16' | 'int16';
  /** Raw value of a quantity that the product cannot determine. */
  readonly notAvailable: number;
  readonly group: string;
}

/** Each message begins at a multiple of this address, so that a later register moves no other. */
const BLOCK = 100;
const LIMITS = { uint16: 0xffff, int16: 0x7fff } as const;
const NOT_AVAILABLE = { uint16: 0xffff, int16: -0x8000 } as const;

/** @throws {Error} if a value does not fit into a register */
export function registersOf(family: Family): readonly Register[] {
  const count = { input: 0, holding: 0 };
  return messagesOf(family).flatMap(({ name, period, isCommand, signals }) => {
    const table = isCommand ? 'holding' : 'input';
    const base = count[table]++ * BLOCK;
    return signals.map((signal, index) => {
      const type = signal.min < 0 ? 'int16' : 'uint16';
      if (Math.round(signal.max / signal.step) >= LIMITS[type])
        throw new Error(`${family.id} ${signal.name} does not fit into a register`);
      return {
        ...signal,
        address: base + index,
        table,
        type,
        notAvailable: NOT_AVAILABLE[type],
        group: name,
        period,
      } as const;
    });
  });
}

/** Modbus function codes of the tables. */
const FUNCTIONS = { input: '4', holding: '3; 6; 16' } as const;

/** The Modbus registers of a product as a table. */
export function registerMap(subject: ProductId): string {
  const family = familyOf(subject);
  return toCsv(
    registersOf(family).map((register) => ({
      table: register.table,
      functions: FUNCTIONS[register.table],
      address: register.address,
      group: register.group,
      name: register.name,
      description: register.text,
      type: register.type,
      unit: register.unit,
      scale: register.step,
      min: register.min,
      max: register.max,
      values: register.values.map(([value, meaning]) => `${value} = ${meaning}`).join('; '),
      not_available: register.notAvailable,
      interval_ms: register.period,
      models: (register.models ?? family.models).join('; '),
    })),
  );
}
