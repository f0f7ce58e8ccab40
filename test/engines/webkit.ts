import { once } from 'node:events';
import { expect } from '@playwright/test';
import { freePort } from '../../scripts/site/ports.ts';
import { spawnWithParent } from './spawnWithParent.ts';
import { COMMANDS, TIMEOUTS, type Session } from './webDriver.ts';

const SCREEN = '1600x1200x24';

/**
 * Starts the small browser of WebKitGTK by its driver, on a display of its own.
 *
 * @param composites whether it has layers, as for visitors. Without a graphics processor, they take a third of a page load:
 *   walks, which only load page after page, do without.
 */
export async function startWebKit(composites: boolean): Promise<Session> {
  const display = spawnWithParent('Xvfb', ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp']);
  const [number] = await once(display.stdout, 'data');
  const port = await freePort();
  const driver = spawnWithParent('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: `:${String(number).trim()}`,
    ...(!composites && { WEBKIT_DISABLE_COMPOSITING_MODE: '1' }),
  });
  const call = async (method: string, path: string, parameters?: object) => {
    const body = parameters ? JSON.stringify(parameters) : null;
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value.error} ${value.message}`);
    return value;
  };
  await expect(() => call('GET', '/status')).toPass();
  const args = ['--automation', '--javascript-can-open-windows-automatically=true'];
  const alwaysMatch = {
    timeouts: TIMEOUTS,
    // With `normal`, it runs no script before `load`, which a held file delays. With `none`, one load in 500 hangs.
    pageLoadStrategy: composites ? 'none' : 'normal',
    'webkitgtk:browserOptions': { args },
  };
  const { sessionId } = await call('POST', '/session', { capabilities: { alwaysMatch } });
  return {
    send: (command, { id, ...parameters } = {}) => {
      const [method, path] = COMMANDS[command];
      const address = `/session/${sessionId}${path.replace('{id}', String(id))}`;
      return call(method, address, method === 'POST' ? parameters : undefined);
    },
    stop: async () => {
      // After a crash, there is no session.
      await call('DELETE', `/session/${sessionId}`).catch(() => undefined);
      await driver.stop();
      await display.stop();
    },
  };
}
