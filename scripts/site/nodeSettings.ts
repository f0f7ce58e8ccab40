import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Spool of sites that run only for a test or a measurement. */
export const TEMPORARY_SPOOL = join(tmpdir(), 'arcvane-temporary-spool');

/**
 * Node.js flags of the site; the build writes them into `build/serve.sh`, which every way to start it runs. A process has one core, so
 * parallel garbage collection threads would only wait for it. Some objects of a request would be allocated among those that
 * live long, because similar ones once did, and each second of searches would need a full collection.
 */
export const NODE_FLAGS = [
  '--max-semi-space-size=8',
  '--no-parallel-scavenge',
  '--no-allocation-site-pretenuring',
] as const;

/**
 * glibc gives each thread its own malloc arena, and the threads that compress pages fragment theirs: a single arena saves
 * 50 to 90 MB after compressing a thousand pages.
 */
export const NODE_VARIABLES = { MALLOC_ARENA_MAX: '1' } as const;

/** Shell script that starts the built site, on the project's own Node.js if it has one. */
export const LAUNCHER = `cd "$(dirname "$0")/.." || exit
export PATH="$PWD/node_modules/.bin:$PATH"
export ${Object.entries(NODE_VARIABLES)
  .map(([name, value]) => `${name}=${value}`)
  .join(' ')}
exec node ${NODE_FLAGS.join(' ')} build/main.js
`;
