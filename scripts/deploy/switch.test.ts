import { execFile } from 'node:child_process';
import { mkdir, readdir, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/kit/temporaryFolder.ts';

const run = promisify(execFile);

describe('switch.sh', () => {
  let folder: string;
  beforeEach(async () => {
    folder = temporaryFolder();
    for (const release of ['one', 'two']) {
      await mkdir(assetsOf(release), { recursive: true });
      await writeFile(join(folder, release, 'build', 'manifest.json'), '{}');
      await writeFile(join(assetsOf(release), `main-${release}.js`), release);
      await writeFile(join(assetsOf(release), 'same-in-both.js'), release);
      await mkdir(join(folder, release, 'build', 'documents'));
      await writeFile(join(folder, release, 'build', 'documents', `manual-de.${release}.pdf`), release);
    }
    await mkdir(join(folder, 'archive'));
    await symlink(join(folder, 'one'), join(folder, 'current'));
  });

  const assetsOf = (release: string) => join(folder, release, 'build', 'browser', 'assets');
  /** `restart.sh` ends with the failure of this restart, so the test does not wait for processes. */
  const switchTo = (release: string, link = 'current') =>
    run(join(import.meta.dirname, 'switch.sh'), [release, '3001'], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        CURRENT_LINK: join(folder, link),
        ARCHIVE_DIR: join(folder, 'archive'),
        RESTART_COMMAND: 'echo "restarting $1"; exit 3',
      },
    });

  it('switches to a release and back, each time with the files of both, and restarts the processes', async () => {
    for (const release of ['two', 'one']) {
      await expect(switchTo(release)).rejects.toMatchObject({ code: 3, stdout: 'restarting 3001\n' });
      expect(await readlink(join(folder, 'current'))).toBe(join(folder, release));
      expect(await readdir(assetsOf(release))).toEqual(['main-one.js', 'main-two.js', 'same-in-both.js']);
    }
    expect(await readdir(join(folder, 'archive'))).toEqual(['manual-de.one.pdf', 'manual-de.two.pdf']);
  });

  it('changes nothing without a build, an archive, or a link as the path of the release in use', async () => {
    await rm(join(folder, 'two', 'build', 'manifest.json'));
    await expect(switchTo('two')).rejects.toMatchObject({
      code: 1,
      stderr: `${join(folder, 'two')} has no complete build\n`,
    });
    await expect(switchTo('one', 'two')).rejects.toMatchObject({
      code: 1,
      stderr: `${join(folder, 'two')} is not a symbolic link\n`,
    });
    await rm(join(folder, 'archive'), { recursive: true });
    await expect(switchTo('one')).rejects.toMatchObject({
      code: 1,
      stderr: `${join(folder, 'archive')}, where published documents outlive releases, is missing\n`,
    });
    expect(await readlink(join(folder, 'current'))).toBe(join(folder, 'one'));
  });
});
