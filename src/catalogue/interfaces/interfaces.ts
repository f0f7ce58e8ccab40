import { hasFeature } from '../features.ts';
import type { Family, ManualKind } from '../family.ts';
import { moduleMessages, packMessages } from './batteryMessages.ts';
import { messagesOf, type Message, type MessageDeclaration } from './message.ts';
import { homeStorageMessages, storageUnitMessages } from './storageMessages.ts';
import { driveMessages, onboardChargerMessages } from './vehicleMessages.ts';

/** Of all interfaces: a new letter means that messages or registers have changed. */
export const INTERFACE_REVISION = { letter: 'A', date: '2026-11-22' } as const;

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

export interface Interfaces {
  readonly can: boolean;
  readonly modbus: boolean;
  readonly messages: readonly Message[];
}

/** The buses of a product that are described by a file, and what it sends and accepts on them. */
export function interfacesOf(family: Family): Interfaces {
  const declarations = DECLARATIONS[family.manual];
  return {
    can: declarations !== undefined && hasFeature(family, 'can'),
    modbus: declarations !== undefined && hasFeature(family, 'modbus'),
    messages: messagesOf(family, declarations ?? []),
  };
}
