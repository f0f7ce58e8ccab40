import { familyOf, type ProductId } from '../../src/catalog/catalog.ts';
import { revisionOf } from '../../src/catalog/documents.ts';
import {
  canMessages,
  CANOPEN_NODE,
  canProtocolOf,
  type CanMessage,
  type CanProtocol,
  type CanSignal,
} from './interfaces/canMessages.ts';
import { organization } from '../../src/organization.ts';

/** Node that sends the commands. */
const CONTROLLER = 'Controller';

/** Index of the frame format in the attribute `VFrameFormat`. */
const FRAME_FORMATS: Readonly<Record<CanProtocol, number>> = { own: 0, canopen: 0, j1939: 3 };

const IDENTIFIERS: Readonly<Record<CanProtocol, string>> = {
  j1939: 'SAE J1939, proprietary B parameter groups, preferred source address',
  canopen: `CANopen, node ${CANOPEN_NODE}; add the difference for another node`,
  own: 'Base frames of 11 bits',
};

/** Marks identifiers of 29 bits. */
const EXTENDED = 2 ** 31;

/** The CAN messages of a product as a database in the DBC format, which Vector defined. */
export function canDatabase(subject: ProductId): string {
  const family = familyOf(subject);
  const protocol = canProtocolOf(family);
  const messages = canMessages(family);
  const node = family.prefix.replaceAll('-', '_');
  const { letter, date } = revisionOf({ subject, kind: 'dbc' });
  const about = [
    `${organization.legalName}, series ${family.prefix}: ${family.models.join(', ')}.`,
    `Revision ${letter}, ${date}.`,
    `${IDENTIFIERS[protocol]}. Classic frames of 8 bytes, also on CAN FD. A signal with all bits set is not available.`,
  ].join(' ');
  return [
    `VERSION "${letter}"\n`,
    'NS_ :\n\tCM_\n\tBA_DEF_\n\tBA_\n\tVAL_\n\tBA_DEF_DEF_\n',
    'BS_:\n',
    `BU_: ${node} ${CONTROLLER}\n`,
    ...messages.map((message) => messageText(message, node)),
    [`CM_ "${about}";`, ...messages.flatMap(comments)].join('\n'),
    attributes(messages, protocol),
    messages.flatMap(meanings).join('\n'),
    '',
  ].join('\n');
}

function messageText({ name, bytes, isCommand, signals, ...message }: CanMessage, node: string): string {
  const [sender, receiver] = isCommand ? [CONTROLLER, node] : [node, CONTROLLER];
  return [
    `BO_ ${idOf(message)} ${node}_${name}: ${bytes} ${sender}`,
    ...signals.map(
      ({ name: signal, start, bits, step, offset, min, max, unit = '' }) =>
        ` SG_ ${signal} : ${start}|${bits}@1+ (${step},${offset}) [${min}|${max}] "${unit}" ${receiver}`,
    ),
    '',
  ].join('\n');
}

function comments(message: CanMessage): string[] {
  const id = idOf(message);
  return [
    `CM_ BO_ ${id} "${message.text}.";`,
    ...message.signals.map(({ name, text, models }) => {
      const only = models ? ` Only ${models.join(', ')}.` : '';
      return `CM_ SG_ ${id} ${name} "${text}.${only}";`;
    }),
  ];
}

function attributes(messages: readonly CanMessage[], protocol: CanProtocol): string {
  return [
    'BA_DEF_ "BusType" STRING ;',
    'BA_DEF_ "ProtocolType" STRING ;',
    'BA_DEF_ BO_ "GenMsgCycleTime" INT 0 65535;',
    'BA_DEF_ BO_ "VFrameFormat" ENUM "StandardCAN","ExtendedCAN","reserved","J1939PG";',
    'BA_DEF_DEF_ "BusType" "CAN";',
    'BA_DEF_DEF_ "ProtocolType" "";',
    'BA_DEF_DEF_ "GenMsgCycleTime" 0;',
    'BA_DEF_DEF_ "VFrameFormat" "StandardCAN";',
    'BA_ "BusType" "CAN";',
    ...(protocol === 'j1939' ? ['BA_ "ProtocolType" "J1939";'] : []),
    ...messages.flatMap((message) => [
      `BA_ "GenMsgCycleTime" BO_ ${idOf(message)} ${message.period};`,
      `BA_ "VFrameFormat" BO_ ${idOf(message)} ${FRAME_FORMATS[protocol]};`,
    ]),
  ].join('\n');
}

/** Meanings of the values of enumerations, and of the raw value of one that is not available. */
function meanings(message: CanMessage): string[] {
  return message.signals
    .filter(({ isEnumeration }) => isEnumeration)
    .map(({ name, ...signal }) => {
      const values = meaningsOf(signal).map(([value, meaning]) => `${value} "${meaning}"`);
      return `VAL_ ${idOf(message)} ${name} ${values.join(' ')} ;`;
    });
}

function meaningsOf({ values, notAvailable }: Pick<CanSignal, 'values' | 'notAvailable'>) {
  return [...values, [notAvailable, 'Not available'] as const];
}

function idOf({ id, isExtended }: Pick<CanMessage, 'id' | 'isExtended'>): number {
  return isExtended ? id + EXTENDED : id;
}
