import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bundledChromium } from '../browser/bundledChromium.ts';
import { findChromium } from '../browser/findChromium.ts';
import { ROOT } from '../../test/kit/site.ts';

/** Allows for unpacking 200 MB twice on a busy machine. */
const UNPACK_LIMIT_MS = 240_000;
const cache = mkdtempSync(join(tmpdir(), 'arcvane-chromium-'));
afterAll(() => rmSync(cache, { recursive: true }));

describe.runIf(process.platform === 'linux' && process.arch === 'x64')('the bundled Chromium', () => {
  it(
    'is unpacked once and completely when several processes request it at the same time',
    async () => {
      const code = `
      import { bundledChromium } from ${JSON.stringify(join(ROOT, 'scripts/browser/bundledChromium.ts'))};
      bundledChromium(process.argv[1]);
    `;
      const exits = await Promise.all(
        [1, 2].map(async () => {
          const child = spawn(process.execPath, ['--input-type=module', '--eval', code, cache]);
          const [exit] = await once(child, 'exit');
          return exit;
        }),
      );
      expect(exits).toEqual([0, 0]);
      expect(readdirSync(cache)).toHaveLength(1);
      const files = bundledChromium(cache);
      expect(files?.executablePath).toContain(cache);
      const output = execFileSync(files?.executablePath ?? '', ['--version'], {
        env: { LD_LIBRARY_PATH: files?.libraries },
        encoding: 'utf8',
      });
      expect(output).toMatch(/^Chromium \d+/);
    },
    UNPACK_LIMIT_MS,
  );

  it('takes precedence over an installed one, and CHROMIUM_PATH over both', () => {
    expect(findChromium({})?.executablePath).toBe(bundledChromium()?.executablePath);
    expect(findChromium({ CHROMIUM_PATH: process.execPath })?.executablePath).toBe(process.execPath);
  });
});

it('rejects a CHROMIUM_PATH that does not exist', () => {
  expect(() => findChromium({ CHROMIUM_PATH: '/no/such/file' })).toThrow('/no/such/file');
});
