import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { spawnWithParent } from './spawnWithParent.ts';
import { COMMANDS, TIMEOUTS, type Session } from './webDriver.ts';

const PREFERENCES = {
  // Any free port, which it prints.
  'marionette.port': 0,
  // As in the other engines.
  'ui.useOverlayScrollbars': 1,
  'dom.disable_open_during_load': false,
};
const SCREEN = { MOZ_HEADLESS_WIDTH: '1600', MOZ_HEADLESS_HEIGHT: '1200' };

/**
 * Starts Firefox. Its protocol Marionette has the commands of WebDriver, as messages `length:[kind, id, name, parameters]`
 * with answers `length:[kind, id, error, result]`.
 *
 * @param program name of Firefox's program
 */
export async function startFirefox(program: string): Promise<Session> {
  const profile = await mkdtemp(join(tmpdir(), 'arcvane-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${value});`);
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--marionette', '--headless', '--no-remote', '--profile', profile];
  const browser = spawnWithParent(program, args, { ...SCREEN, HOME: profile });
  const port = await new Promise<number>((resolve, reject) => {
    void browser.exit.then(() => reject(new Error(`${program} does not start`)));
    createInterface(browser.stdout).on('line', (line) => {
      const [, found] = /Listening on port (\d+)/.exec(line) ?? [];
      if (found) resolve(Number(found));
    });
  });

  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let received = Buffer.alloc(0);
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes]);
    for (;;) {
      const start = received.indexOf(':') + 1;
      const end = start + Number(received.subarray(0, start - 1));
      if (start === 0 || received.length < end) return;
      const message = JSON.parse(received.subarray(start, end).toString());
      received = received.subarray(end);
      // The first message is a greeting.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message;
      if (error) waiting.get(id)?.reject(new Error(`${error.error} ${error.message}`));
      else waiting.get(id)?.resolve(result);
      waiting.delete(id);
    }
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has ended'));
  });
  let last = 0;
  const call = (name: string, parameters: object) => {
    if (socket.destroyed) throw new Error('Firefox has ended');
    const message = JSON.stringify([0, (last += 1), name, parameters]);
    const answer = Promise.withResolvers<unknown>();
    waiting.set(last, answer);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    return answer.promise;
  };
  // It misses the end of a navigation now and then: see `Tab.load`.
  await call('WebDriver:NewSession', { timeouts: TIMEOUTS, pageLoadStrategy: 'none' });
  return {
    send: async (command, parameters = {}) => {
      const result = await call(COMMANDS[command][2], parameters);
      return result instanceof Object && 'value' in result ? result.value : result;
    },
    stop: async () => {
      await browser.stop();
      // Its processes may still be writing.
      await rm(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
