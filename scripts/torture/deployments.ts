import { rm } from 'node:fs/promises';
import { build } from '../build/build.ts';
import { changeBrowserFiles, copyProject, filesIn } from '../site/otherDeployment.ts';
import { ordinaryLoad } from './ordinaryLoad.ts';
import { startSiteProcess, type SiteProcess } from './siteProcess.ts';
import type { Trial } from './trial.ts';

export const deployments: Trial = {
  name: 'two deployments side by side',
  run: async ({ root }) => {
    const project = await copyProject(root);
    const older = await startSiteProcess({ LOG_LEVEL: 'silent' }, project);
    const olderFiles = await filesOf(older);
    let newer: SiteProcess | undefined;
    const all = new Set<string>();
    const { asked, faults } = await ordinaryLoad(older.port, async () => {
      await changeBrowserFiles(project);
      await build(project);
      newer = await startSiteProcess({ LOG_LEVEL: 'silent' }, project);
    });
    if (!newer) throw new Error('The second deployment did not start');
    const newerFiles = await filesOf(newer);
    if (newerFiles.every((file) => olderFiles.includes(file)))
      faults.push('both deployments have the same files');
    for (const [site, files] of [
      [newer, olderFiles],
      [older, newerFiles],
    ] as const) {
      for (const file of files) {
        all.add(file);
        const { status } = await fetch(site.origin + file);
        if (status !== 200)
          faults.push(`${site === newer ? 'newer' : 'older'} site: ${file}: status ${status}`);
      }
    }
    for (const site of [older, newer])
      if ((await site.end()) !== 0) faults.push('a site did not stop cleanly');
    await rm(project, { recursive: true });
    return {
      asked: asked + olderFiles.length + newerFiles.length,
      faults,
      seen: `each gave the other’s pages their files: ${all.size} files, ${newerFiles.filter((file) => !olderFiles.includes(file)).length} of them new`,
    };
  },
};

async function filesOf({ origin }: SiteProcess): Promise<string[]> {
  return filesIn(await (await fetch(origin)).text());
}
