import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startManager } from '../scripts/site/startManager.ts';
import { missingNginx, startBehindNginx, type BehindNginx } from './kit/behindNginx.ts';
import { eventually } from './kit/eventually.ts';
import { ROOT } from './kit/site.ts';
import { visitNginx } from '../scripts/site/visitNginx.ts';

const DEPLOY = join(ROOT, 'scripts', 'deploy');
const run = promisify(execFile);

describe.skipIf(missingNginx)('behind nginx, under load', () => {
  let site: BehindNginx;
  beforeAll(async () => {
    site = await startBehindNginx({ LOG_LEVEL: 'silent' });
  });
  afterAll(() => site.stop());

  /** Requests cached and uncached pages while `work` runs. */
  async function underLoad(work: () => Promise<void>): Promise<{ asked: number; failed: string[] }> {
    const stopped = new AbortController();
    let asked = 0;
    const failed: string[] = [];
    const visitor = async (number: number) => {
      const own = await visitNginx(site.nginx.httpsPort);
      while (!stopped.signal.aborted) {
        asked += 1;
        const path = asked % 4 === 0 ? '/news' : `/solutions?load=${number}-${asked}`;
        try {
          const { status, text } = await own.ask(path);
          if (status !== 200 || !text.endsWith('</html>')) failed.push(`${path}: ${status}`);
        } catch (error) {
          failed.push(`${path}: ${String(error)}`);
        }
      }
      own.close();
    };
    // Enough load to reveal failures, but little enough that the processes can still start.
    const visitors = [1, 2].map(visitor);
    await work().finally(() => stopped.abort());
    await Promise.all(visitors);
    return { asked, failed };
  }

  /** Waits until the process on this port answers new requests through nginx. */
  const takesPart = async (port: number) => {
    const before = await site.nginx.logLength();
    await eventually(async () => {
      const since = await site.nginx.logFrom(before);
      expect(since.filter(({ upstream }) => upstream === `127.0.0.1:${port}`).length).toBeGreaterThan(5);
    });
  };

  it('no request is lost when a process is killed', async () => {
    const [first, second] = site.ports;
    const { asked, failed } = await underLoad(async () => {
      await takesPart(first);
      await site.sites[0]?.end('SIGKILL');
      await takesPart(second);
      await site.start(0);
      await takesPart(first);
    });
    expect(failed).toEqual([]);
    expect(asked).toBeGreaterThan(100);
  });

  it('no request is lost when restart.sh restarts the processes', async () => {
    const restarted: string[] = [];
    const manager = await startManager(async (port) => {
      const index = site.ports.indexOf(port) === 0 ? 0 : 1;
      restarted.push(String(await site.sites[index]?.end('SIGTERM')));
      await site.start(index);
    });
    const { asked, failed } = await underLoad(async () => {
      const { stdout } = await run(join(DEPLOY, 'restart.sh'), site.ports.map(String), {
        env: manager.env,
      });
      expect(stdout).toBe(site.ports.map((each) => `${each} has been restarted\n`).join(''));
    });
    manager.stop();
    expect(restarted).toEqual(['0', '0']);
    expect(failed).toEqual([]);
    expect(asked).toBeGreaterThan(100);
  });
});

describe('restart.sh', () => {
  const restart = (instances: readonly string[], env: Readonly<Record<string, string>>) =>
    run(join(DEPLOY, 'restart.sh'), [...instances], { env: { PATH: process.env.PATH, ...env } });

  it('stops if a process does not become ready', async () => {
    const commands = {
      RESTART_COMMAND: 'echo "restarting $1"',
      // Only b is ready, so a can be restarted, but does not become ready.
      READY_COMMAND: '[ "$1" = b ]',
      READY_LIMIT_SECONDS: '0',
    };
    await expect(restart(['a', 'b'], commands)).rejects.toMatchObject({
      code: 1,
      stdout: 'restarting a\n',
      stderr: 'a is not ready after 0 s. The remaining processes were not restarted\n',
    });
  });

  it('restarts nothing while another process is not ready', async () => {
    const commands = { RESTART_COMMAND: 'echo "restarting $1"', READY_COMMAND: '[ "$1" = a ]' };
    await expect(restart(['a', 'b'], commands)).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'b is not ready, so a was not restarted: no process would be left\n',
    });
  });

  it('prints its usage if called without a process', async () => {
    await expect(restart([], {})).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Usage'),
    });
  });
});
