import { resolve } from 'node:path';
import { test as base } from '@playwright/test';
import { startSite, type RunningSite } from '../../scripts/site/siteProcess.ts';
import type { Layout } from '../../src/model/paths.ts';
import { FORM_SECRET } from '../kit/addresses.ts';
import { ENGINES, INSTALLED, type EngineName } from './engines.ts';
import { Tab } from './tab.ts';
import { watch, type Watch } from './watch.ts';
import type { Session } from './webDriver.ts';

export { expect } from '@playwright/test';

/** An engine with its own proxy of the site. It runs until it crashes or its worker ends. */
export class Browser {
  readonly name: EngineName;
  readonly watch: Watch;
  readonly #composites: boolean;
  #session: Session | undefined;

  constructor(name: EngineName, watched: Watch, composites: boolean) {
    this.name = name;
    this.watch = watched;
    this.#composites = composites;
  }

  /** Opens a new window in place of the last one; starts the engine if it does not run. */
  async open(layout: Layout, cookies?: Readonly<Record<string, string>>): Promise<Tab> {
    this.#session ??= await ENGINES[this.name].start(this.#composites);
    const tab = new Tab(this.#session, this.watch.url);
    await tab.open(layout, cookies);
    this.watch.takeFaults();
    return tab;
  }

  /** Ends the engine, also one that has crashed. */
  async end(): Promise<void> {
    const session = this.#session;
    this.#session = undefined;
    await session?.stop();
  }
}

interface WorkerFixtures {
  /** See `startWebKit`. */
  readonly composites: boolean;
  readonly site: RunningSite;
  /** The installed engines. */
  readonly browsers: readonly Browser[];
}

export const test = base.extend<object, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const site = await startSite(resolve(import.meta.dirname, '..', '..'), { FORM_SECRET });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  composites: [true, { option: true, scope: 'worker' }],
  browsers: [
    async ({ site, composites }, use) => {
      const browsers = await Promise.all(
        INSTALLED.map(async (name) => new Browser(name, await watch(site.url), composites)),
      );
      await use(browsers);
      await Promise.all(browsers.flatMap((browser) => [browser.end(), browser.watch.stop()]));
    },
    { scope: 'worker' },
  ],
});
