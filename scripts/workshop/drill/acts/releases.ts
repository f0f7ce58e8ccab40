import { once } from 'node:events';
import { readdir, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { changeBrowserFiles, spawnBuild } from '../../../site/otherDeployment.ts';
import type { Act, Stage } from '../stage.ts';

const OPEN_PAGES_MS = 10_000;
const version = z.object({ build: z.string() });

export const inPlace: Act = {
  name: 'deploy in place',
  play: async (stage) => {
    const release = await realpath(stage.current);
    const assets = join(release, 'build', 'browser', 'assets');
    const before = await filesOf(assets);
    await replaced(stage, async () => {
      await changeBrowserFiles(release);
      await build(release);
      await served(
        stage,
        (await filesOf(assets)).filter((file) => !before.includes(file)),
      );
      await stage.deploy('restart.sh');
    });
    await served(stage, before);
    return 'built in the folder of the running site, then `restart.sh`; each process has the files of both builds';
  },
};

export const sideBySide: Act = {
  name: 'deploy side by side',
  play: async (stage) => {
    await replaced(stage, async () => {
      const release = await stage.copyRelease(await realpath(stage.current));
      // As after a fresh checkout: without the files of earlier builds.
      await rm(join(release, 'build', 'browser', 'assets'), { recursive: true });
      await changeBrowserFiles(release);
      await build(release);
      stage.releases.push(release);
      await stage.deploy('switch.sh', release);
    });
    return 'built in another folder, then `switch.sh`';
  },
};

export const rollBack: Act = {
  name: 'roll back',
  play: async (stage) => {
    await replaced(stage, () => stage.deploy('switch.sh', stage.releases.at(-2) ?? ''));
    return '`switch.sh` with the folder before';
  },
};

async function build(project: string): Promise<void> {
  const [code] = await once(spawnBuild(project), 'exit');
  if (code !== 0) throw new Error(`the build exited with ${code}`);
}

/** Addresses of the built files, without their compressed copies. */
async function filesOf(assets: string): Promise<string[]> {
  const names = (await readdir(assets)).filter((name) => !/^\.|\.(?:br|gz)$/.test(name));
  return names.map((name) => `/assets/${name}`);
}

/** Checks that both processes have the files: nginx serves most of them from disk. */
async function served({ record, sites }: Stage, files: readonly string[]): Promise<void> {
  if (files.length === 0) throw new Error('the build added no files');
  for (const { origin } of sites)
    for (const file of files) {
      record().requests += 1;
      const { status } = await fetch(origin + file, { method: 'HEAD' });
      if (status !== 200) record().faults.push(`${file}: status ${status}`);
    }
}

/** @throws {Error} unless the work replaces both processes by ones with another build */
async function replaced(stage: Stage, work: () => Promise<void>): Promise<void> {
  const before = await builds(stage);
  stage.exits.length = 0;
  await work();
  // Open pages of the earlier release request their files now that no process of it is left.
  await wait(OPEN_PAGES_MS);
  const after = await builds(stage);
  if (after[0] !== after[1] || before.includes(after[0] ?? ''))
    throw new Error(`builds ${before.join(', ')} became ${after.join(', ')}`);
  if (stage.exits.length !== 2 || stage.exits.some((code) => code !== 0))
    throw new Error(`exit codes ${stage.exits.join(', ')}`);
}

async function builds({ sites }: Stage): Promise<string[]> {
  const answers = sites.map(async ({ origin }) => (await fetch(`${origin}/version`)).json());
  return (await Promise.all(answers)).map((answer) => version.parse(answer).build);
}
