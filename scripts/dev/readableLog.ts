import { createInterface } from 'node:readline';
import { PassThrough, type Writable } from 'node:stream';
import pretty from 'pino-pretty';

/** Request fields that are in the message already, or matter only in production. */
const HIDDEN = 'id,trace,method,path,page,language,device,reasons,status,cache,ms';
/** Successful requests for anything but pages. */
const FILE = /"path":"(?!.*"page":).*"status":[23]/;

/** Formats the JSON log for a terminal: one line per page, redirect or failed request, and the stack of each error. */
export function readableLog(): Writable {
  const log = new PassThrough();
  const formatted = pretty({
    translateTime: 'SYS:HH:MM:ss',
    ignore: HIDDEN,
    singleLine: true,
    messageFormat: '{msg}{if method} {method} {path} {status}, {ms} ms ({reasons}){end}',
  });
  createInterface(log).on('line', (line) => FILE.test(line) || formatted.write(`${line}\n`));
  return log;
}
