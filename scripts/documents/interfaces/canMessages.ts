import { hasFeature } from '../../../src/catalog/features.ts';
import type { Family, ManualKind } from '../../../src/catalog/family.ts';
import { messagesOf } from '../../../src/catalog/interfaces/interfaces.ts';
import type { Message, Signal } from '../../../src/catalog/interfaces/message.ts';

/** Frame identifiers: SAE J1939 (29 bits), CANopen or the manufacturer's own (11 bits each). */
export type CanProtocol = 'j1939' | 'canopen' | 'own';

/** A signal in a frame: Intel byte order, unsigned; value = raw · step + offset. */
export interface CanSignal extends Signal {
  readonly start: number;
  readonly bits: number;
  readonly offset: number;
  /** Raw value of a signal that the sender cannot determine: all bits set. */
  readonly notAvailable: number;
}

export interface CanMessage extends Omit<Message, 'signals'> {
  readonly id: number;
  readonly isExtended: boolean;
  readonly bytes: number;
  readonly signals: readonly CanSignal[];
}

/** J1939 group numbers of proprietary messages (range B): first number of a kind of product, and its source address. */
const J1939: Readonly<Partial<Record<ManualKind, { readonly group: number; readonly address: number }>>> = {
  pack: { group: 0xff00, address: 0xf3 },
  managementUnit: { group: 0xff00, address: 0xf3 },
  drive: { group: 0xff20, address: 0xef },
  onboardCharger: { group: 0xff40, address: 0xe5 },
};
const J1939_PRIORITY = 6;
/** Source address of the vehicle, which sends the commands. */
const J1939_VEHICLE = 0x27;

/** Default node of CANopen. The fifth and later messages have the identifiers of the next node. */
export const CANOPEN_NODE = 1;
const CANOPEN_SENT = [0x180, 0x280, 0x380, 0x480] as const;
const CANOPEN_RECEIVED = 0x200;

/** First identifiers of the manufacturer's own frames. */
const OWN: Readonly<Partial<Record<ManualKind, number>>> = { pack: 0x300, module: 0x320, storageUnit: 0x340 };
/** Commands follow at this distance. */
const COMMANDS = 0x10;

const FRAME_BYTES = 8;

/** The family's identifiers; a model without SAE J1939 or CANopen sends the same frames. */
export function canProtocolOf(family: Family): CanProtocol {
  if (hasFeature(family, 'j1939')) return 'j1939';
  return hasFeature(family, 'canopen') ? 'canopen' : 'own';
}

/** @throws {Error} if a message does not fit into a frame, or the kind of product has no identifiers */
export function canMessages(family: Family): readonly CanMessage[] {
  const protocol = canProtocolOf(family);
  const sent = { command: 0, status: 0 };
  return messagesOf(family).map((message) => {
    const index = sent[message.isCommand ? 'command' : 'status']++;
    const signals = layOut(message.signals, `${family.id} ${message.name}`);
    return {
      ...message,
      id: idOf(family.manual, protocol, message, index),
      isExtended: protocol === 'j1939',
      bytes: FRAME_BYTES,
      signals,
    };
  });
}

function idOf(kind: ManualKind, protocol: CanProtocol, { isCommand }: Message, index: number): number {
  if (protocol === 'canopen') {
    if (isCommand) return CANOPEN_RECEIVED + CANOPEN_NODE + index;
    const base = CANOPEN_SENT[index % CANOPEN_SENT.length] ?? 0;
    return base + CANOPEN_NODE + Math.floor(index / CANOPEN_SENT.length);
  }
  const place = index + (isCommand ? COMMANDS : 0);
  const own = OWN[kind];
  const j1939 = J1939[kind];
  if (protocol === 'own' && own !== undefined) return own + place;
  if (protocol === 'j1939' && j1939) {
    const group = j1939.group + place;
    return J1939_PRIORITY * 2 ** 26 + group * 2 ** 8 + (isCommand ? J1939_VEHICLE : j1939.address);
  }
  throw new Error(`${kind} has no CAN identifiers: add them to scripts/documents/interfaces/canMessages.ts`);
}

/** Places the signals in order; those of whole bytes begin at a byte. */
function layOut(signals: readonly Signal[], place: string): readonly CanSignal[] {
  let next = 0;
  return signals.map((signal) => {
    const bits = bitsOf(signal, place);
    const start = bits < 8 ? next : Math.ceil(next / 8) * 8;
    next = start + bits;
    if (next > FRAME_BYTES * 8) throw new Error(`${place} does not fit into a frame: ${signal.name}`);
    return { ...signal, start, bits, offset: signal.min, notAvailable: 2 ** bits - 1 };
  });
}

/** Highest valid raw values as in SAE J1939-71; those above mean an error or a missing value. */
const HIGHEST = new Map([
  [2, 1],
  [4, 13],
  [8, 250],
  [16, 64_255],
]);

function bitsOf({ min, max, step, name }: Signal, place: string): number {
  const highest = Math.round((max - min) / step);
  for (const [bits, limit] of HIGHEST) if (highest <= limit) return bits;
  throw new Error(`${place} does not fit into 16 bits: ${name}`);
}
