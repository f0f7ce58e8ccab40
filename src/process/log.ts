import { pino } from 'pino';
import type { Config } from '../config/config.ts';

/** Buffer limit in bytes while the disk is slow or full; lines beyond it are dropped. */
const MAX_WAITING = 4 * 2 ** 20;
/** Unescaped in JSON, but interpreted by terminals: C1 and bidirectional controls, Unicode line separators. */
const TERMINAL_CONTROLS = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/**
 * Logs JSON lines asynchronously to standard output or a file. If writing fails (full disk), lines are dropped and
 * counted, and the next line retries; requests are unaffected.
 *
 * @param destination path; standard output by default
 */
export function createLog(level: Config['logLevel'], destination?: string) {
  /** Numbers of failed writes and dropped lines since the start. */
  const faults = { failed: 0, dropped: 0 };
  const sink = pino.destination({ dest: destination ?? 1, sync: false, maxLength: MAX_WAITING });
  let isFailing = false;
  sink.on('write', () => (isFailing = false));
  // Without a listener, an error would end the process.
  sink.on('error', () => {
    isFailing = true;
    faults.failed += 1;
  });
  sink.on('drop', () => (faults.dropped += 1));
  // Otherwise pino retries the last lines forever.
  process.on('beforeExit', () => {
    if (isFailing) sink.destroy();
  });
  return { logger: pino({ level, base: null, hooks: { streamWrite: escapeControls } }, sink), faults };
}

/** @param line JSON, which contains such characters only inside strings */
function escapeControls(line: string): string {
  return line.replace(
    TERMINAL_CONTROLS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
