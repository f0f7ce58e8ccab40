import { hasFeature } from '../features.ts';
import type { Family, ManualKind } from '../family.ts';
import { moduleMessages, packMessages } from './batteryMessages.ts';
import { messageOf, type Message, type MessageDeclaration } from './message.ts';
import { homeStorageMessages, storageUnitMessages } from './storageMessages.ts';
import { driveMessages, onboardChargerMessages } from './vehicleMessages.ts';

/** Of all interfaces: a new letter means that messages or registers have changed. */
export const INTERFACE_REVISION = { letter: 'B', date: '2026-11-24' } as const;

/** Kinds of products that others control over a bus. */
const DECLARATIONS: Readonly<Partial<Record<ManualKind, readonly MessageDeclaration[]>>> = {
  pack: packMessages,
  managementUnit: packMessages,
  drive: driveMessages,
  onboardCharger: onboardChargerMessages,
  module: moduleMessages,
  storageUnit: storageUnitMessages,
  homeStorage: homeStorageMessages,
};

/** The buses of a product that a file describes. */
export function busesOf(family: Family) {
  const isControlled = DECLARATIONS[family.manual] !== undefined;
  return {
    can: isControlled && hasFeature(family, 'can'),
    modbus: isControlled && hasFeature(family, 'modbus'),
  };
}

/** What a product sends and accepts on its buses. */
export function messagesOf(family: Family): readonly Message[] {
  return (DECLARATIONS[family.manual] ?? []).map((declaration) => messageOf(declaration, family));
}
