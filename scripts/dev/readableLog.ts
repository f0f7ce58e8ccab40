import type { Writable } from 'node:stream';
import pretty from 'pino-pretty';

/** Request fields that the line already says, or that matter in operation only. */
const HIDDEN = ['id', 'method', 'path', 'page', 'language', 'device', 'reasons', 'status', 'cache', 'ms'];

/** Formats the JSON log for a developer's terminal: one short line a request, and the stack of each error. */
export function readableLog(): Writable {
  return pretty({
    translateTime: 'SYS:HH:MM:ss',
    ignore: HIDDEN.join(),
    singleLine: true,
    messageFormat: '{msg}{if method} {method} {path} {status}, {ms} ms ({reasons}){end}',
  });
}
