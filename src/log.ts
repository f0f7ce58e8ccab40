import { pino } from 'pino';
import type { Logger } from 'pino';
import type { LogLevel } from './config.ts';

/** Bytes of lines that wait for a slow or full disk; those that find no room are dropped. */
const MAX_WAITING = 4 * 2 ** 20;
/** What JSON may hold unescaped and a terminal may obey: C1 and bidirectional controls, exotic line ends. */
const TERMINAL_CONTROLS = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

export interface Log {
  readonly logger: Logger;
  /** How often writing failed, and how many lines found no room, since the start. */
  readonly faults: { failed: number; dropped: number };
}

/**
 * One JSON object a line, to standard output or a file, written behind the requests. A sink that cannot be written (a
 * full disk, say) costs lines, never the site: it is tried again with the next line.
 *
 * @param destination path; without it standard output
 */
export function createLog(level: LogLevel, destination?: string): Log {
  const faults = { failed: 0, dropped: 0 };
  const sink = pino.destination({
    dest: destination ?? 1,
    sync: false,
    maxLength: MAX_WAITING,
  });
  let isFailing = false;
  sink.on('write', () => (isFailing = false));
  // Without a listener, an error would end the process.
  sink.on('error', () => {
    isFailing = true;
    faults.failed += 1;
  });
  sink.on('drop', () => (faults.dropped += 1));
  // Pino would try to write the last lines for ever.
  process.on('beforeExit', () => {
    if (isFailing) sink.destroy();
  });
  return { logger: pino({ level, base: undefined, hooks: { streamWrite: escapeControls } }, sink), faults };
}

/** @param line JSON, where such characters stand within strings alone */
function escapeControls(line: string): string {
  return line.replace(
    TERMINAL_CONTROLS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
