import { isControlled, type ControlledKind } from '../buses.ts';
import type { Family } from '../family.ts';
import { moduleMessages, packMessages } from './batteryMessages.ts';
import { messageOf, type Message, type MessageDeclaration } from './message.ts';
import { homeStorageMessages, storageUnitMessages } from './storageMessages.ts';
import { driveMessages, onboardChargerMessages } from './vehicleMessages.ts';

const DECLARATIONS: Readonly<Record<ControlledKind, readonly MessageDeclaration[]>> = {
  pack: packMessages,
  managementUnit: packMessages,
  drive: driveMessages,
  onboardCharger: onboardChargerMessages,
  module: moduleMessages,
  storageUnit: storageUnitMessages,
  homeStorage: homeStorageMessages,
};

/** What a product sends and accepts on its buses. */
export function messagesOf(family: Family): readonly Message[] {
  const { manual } = family;
  return (isControlled(manual) ? DECLARATIONS[manual] : []).map((declaration) =>
    messageOf(declaration, family),
  );
}
