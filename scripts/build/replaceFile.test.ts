import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteOldFiles, replaceFile, touchFile } from './replaceFile.ts';
import { temporaryFolder } from '../../test/kit/temporaryFolder.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = temporaryFolder();
  file = join(folder, 'file.txt');
});

const LONG_AGO = new Date('2001-01-01');

describe('replaceFile', () => {
  it('does not change the content for readers that have the file open', async () => {
    await replaceFile(file, 'old content');
    const reader = await open(file);
    await replaceFile(file, 'new');
    expect(await reader.readFile('utf8')).toBe('old content');
    await reader.close();
    expect(await readFile(file, 'utf8')).toBe('new');
    expect(await readdir(folder)).toEqual(['file.txt']);
  });

  it('only updates the modification time if the content is unchanged', async () => {
    await replaceFile(file, 'same');
    await utimes(file, LONG_AGO, LONG_AGO);
    const before = await stat(file);
    await replaceFile(file, Buffer.from('same'));
    const after = await stat(file);
    expect(after.ino).toBe(before.ino);
    expect(after.mtimeMs).toBeGreaterThan(before.mtimeMs);
  });

  it('removes its temporary file if it fails', async () => {
    await mkdir(file);
    await expect(replaceFile(file, 'content')).rejects.toThrow('EISDIR');
    expect(await readdir(folder)).toEqual(['file.txt']);
  });
});

it('touchFile returns whether the file exists', async () => {
  expect(await touchFile(file)).toBe(false);
  await writeFile(file, '');
  expect(await touchFile(file)).toBe(true);
});

describe('deleteOldFiles', () => {
  it('deletes files that no build has written for a week', async () => {
    await writeFile(join(folder, 'current.js'), '');
    await writeFile(join(folder, 'old.js'), '');
    await mkdir(join(folder, 'documents'));
    for (const name of ['old.js', 'documents']) await utimes(join(folder, name), LONG_AGO, LONG_AGO);
    await deleteOldFiles(folder);
    expect(await readdir(folder)).toEqual(['current.js', 'documents']);
  });

  it('deletes temporary files only of builds that no longer run', async () => {
    const ended = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
    await once(ended, 'exit');
    const abandoned = `.main.js.${ended.pid}.1.partial`;
    const inUse = `.main.js.${process.pid}.1.partial`;
    for (const name of [abandoned, inUse]) await writeFile(join(folder, name), 'half');
    await deleteOldFiles(folder);
    expect(await readdir(folder)).toEqual([inUse]);
  });
});
