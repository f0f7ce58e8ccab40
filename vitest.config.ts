import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const TESTS = '**/*.test.{ts,tsx}';
/** Tests next to their code that read what the build makes, or start it. */
const ON_THE_BUILD = [`scripts/build/${TESTS}`, `scripts/deploy/${TESTS}`];
/** Tests of tools and samples, which need packages of their own: `npm run test:workshop`. */
const WORKSHOP = `scripts/workshop/${TESTS}`;
/** React's production form, as in the built site: pages render in a fifth of the time. */
const BUILT = { NODE_ENV: 'production' };

export default defineConfig({
  // Views as the build makes them: React's production form knows no other.
  oxc: { jsx: { development: false } },
  test: {
    pool: 'threads',
    // One module graph per thread: importing and compiling it again for each file takes a quarter of the time. So no module
    // may keep state that a test changes.
    isolate: false,
    // By default one fewer than cores, which on two cores leaves one idle once the browser tests have ended.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // A guard against tests that hang, not a limit on their duration: they must pass on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`{src,views,client,scripts}/${TESTS}`],
          exclude: [...ON_THE_BUILD, WORKSHOP],
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          sequence: { groupOrder: 1 },
          include: [`test/${TESTS}`, ...ON_THE_BUILD],
          env: BUILT,
          globalSetup: 'test/kit/buildOnce.ts',
          setupFiles: 'test/kit/toShow.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'workshop',
          include: [WORKSHOP],
          exclude: ['**/node_modules/**'],
          env: BUILT,
          globalSetup: ['scripts/workshop/setup.ts', 'test/kit/buildOnce.ts'],
          setupFiles: 'test/kit/toShow.ts',
        },
      },
    ],
  },
});
