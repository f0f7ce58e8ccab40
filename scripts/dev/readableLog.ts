import type { Writable } from 'node:stream';
import pretty from 'pino-pretty';

/** Request fields that are in the message already, or matter only in production. */
const HIDDEN = [
  'id',
  'trace',
  'method',
  'path',
  'page',
  'language',
  'device',
  'reasons',
  'status',
  'cache',
  'ms',
];

/** Formats the JSON log for a terminal: one line per request, and the stack of each error. */
export function readableLog(): Writable {
  return pretty({
    translateTime: 'SYS:HH:MM:ss',
    ignore: HIDDEN.join(),
    singleLine: true,
    messageFormat: '{msg}{if method} {method} {path} {status}, {ms} ms ({reasons}){end}',
  });
}
