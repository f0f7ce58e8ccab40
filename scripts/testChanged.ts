/**
 * `npm run test:changed`: runs the tests that import an uncommitted change, unit tests first, for two minutes at most. It
 * names what it has left out. Views, styles and scripts reach the browser tests through the build only.
 */
import { relative, resolve } from 'node:path';
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node';

const root = resolve(import.meta.dirname, '..');
/** The rest is for starting and for the test that runs when the time is up. */
const LIMIT_MS = 100_000;

/** The default starts with the longest. */
class ShortestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return (await super.sort(files)).toReversed();
  }
}

const left = new Set<string>();
const vitest = await createVitest('test', {
  root,
  changed: true,
  watch: false,
  passWithNoTests: true,
  sequence: { sequencer: ShortestFirst },
  project: ['unit', 'site'],
  reporters: [
    'default',
    {
      onTestRunStart: (files) => {
        for (const { moduleId } of files) left.add(relative(root, moduleId));
      },
      onTestModuleEnd: (module) => {
        if (module.state() !== 'skipped') left.delete(relative(root, module.moduleId));
      },
    },
  ],
});
const timer = setTimeout(() => void vitest.cancelCurrentRun('keyboard-input'), LIMIT_MS);
await vitest.start();
clearTimeout(timer);
await vitest.close();
for (const file of [...left].toSorted()) console.log(`Left out: ${file}`);
console.log('Left out: browser tests (npm run build && npx playwright test NAME)');
