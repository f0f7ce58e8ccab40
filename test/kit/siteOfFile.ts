import { afterAll } from 'vitest';
import type { App } from '../../src/app.ts';
import { createSite } from './site.ts';

/** A site for all tests of a file, which must await it at its top level; closed after them. */
export async function siteOfFile(...options: Parameters<typeof createSite>): Promise<App> {
  const site = await createSite(...options);
  afterAll(() => site.close());
  return site;
}
