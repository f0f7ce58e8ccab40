import { hasFeature } from './features.ts';
import type { Family, ManualKind } from './family.ts';

/** Of all messages and registers: a new letter means that some have changed. */
export const INTERFACE_REVISION = { letter: 'B', date: '2026-11-24' } as const;

/** Kinds of products that others control over a bus; their messages are in `src/catalog/interfaces/`. */
const CONTROLLED = [
  'pack',
  'managementUnit',
  'drive',
  'onboardCharger',
  'module',
  'storageUnit',
  'homeStorage',
] as const satisfies readonly ManualKind[];
export type ControlledKind = (typeof CONTROLLED)[number];

export function isControlled(kind: ManualKind): kind is ControlledKind {
  return CONTROLLED.some((controlled) => controlled === kind);
}

/** The buses of a product that a file describes. */
export function busesOf(family: Family) {
  const hasBus = isControlled(family.manual);
  return { can: hasBus && hasFeature(family, 'can'), modbus: hasBus && hasFeature(family, 'modbus') };
}
