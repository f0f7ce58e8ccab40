import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { eventually } from '../../test/kit/eventually.ts';
import { createLog } from './log.ts';
import { temporaryFolder } from '../../test/kit/temporaryFolder.ts';

it('escapes terminal control characters without changing the logged values', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'log');
  const { logger } = createLog('info', file);
  const path = '/\u001b[2J\u009b31m\u007f\u202Egnp.\u2066x\u2028\u061c';
  logger.info({ path }, path);
  const text = await eventually(async () => {
    const written = await readFile(file, 'utf8');
    expect(written).not.toBe('');
    return written;
  });
  expect(text).toMatch(/^[\x20-\x7e]+\n$/);
  expect(JSON.parse(text)).toMatchObject({ path, msg: path });
});
