import { familyOf, type ProductId } from '../../src/catalog/catalog.ts';
import { registersOf } from './interfaces/registers.ts';
import { toCsv } from './technicalData.ts';

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
