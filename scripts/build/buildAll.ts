import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startFault } from '../../src/process/startFault.ts';
import { organization } from '../../src/organization.ts';
import { planDocuments, type DocumentPlan } from '../documents/planDocuments.ts';
import { keepPublished } from '../documents/publishedRevisions.ts';
import { makeSearchIndex } from '../search/makeSearchIndex.ts';
import { bundle, settled } from './build.ts';
import type { ScriptSizes } from './scriptSizes.ts';

interface Steps {
  /** Leaves code readable, and a present search index as it is. */
  readonly development?: boolean;
  /** Called after each document. */
  readonly report?: (made: number, total: number) => void;
  /** Called once pages can be served; the build goes on once it resolves. By default, nobody waits for pages. */
  readonly serve?: (documents: DocumentPlan) => Promise<void>;
  /** Called with the name of each file in `documents/`, and with `search`, once it is there. */
  readonly made?: (part: string) => void;
}

/**
 * Makes everything in `build/`. If it is killed, the previous build remains intact, or, with `serve`, `npm run serve`
 * refuses the build.
 *
 * @param root project root
 * @param siteUrl origin that documents refer to; by default the organization's website
 * @returns brotli sizes of the browser script
 */
export async function buildAll(
  root: string,
  siteUrl: string = organization.website,
  { development = false, report, serve, made }: Steps = {},
): Promise<{ sizes: ScriptSizes; documents: DocumentPlan }> {
  const [{ sizes, publish }, documents] = await settled([
    bundle(root, !development),
    planDocuments(root, siteUrl),
  ]);
  await documents.make(documents.unknown, (_, count, total) => report?.(count, total));
  if (siteUrl === organization.website && !development) keepPublished(documents.facts);
  if (serve) {
    await documents.writeManifest();
    await publish(false);
    await serve(documents);
  }
  const keepsIndex = development && existsSync(join(root, 'build', 'search', 'manifest.json'));
  await Promise.all([
    documents.make(documents.waiting, (name, count, total) => {
      report?.(count, total);
      made?.(name);
    }),
    keepsIndex || makeSearchIndex(root).then(() => made?.('search')),
  ]);
  await documents.writeManifest();
  await publish(true);
  await documents.deleteOld();
  return { sizes, documents };
}

/** The message of a failed build. @param folder to name if a file system error has no path */
export function buildFault(error: unknown, folder: string): string {
  // esbuild has already printed its errors with their source lines.
  const isPrinted = error instanceof Error && 'errors' in error && 'warnings' in error;
  return isPrinted ? error.message : startFault(error, folder);
}
