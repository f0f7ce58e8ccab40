/** `npm test`, after a build: the checks, the tests of the site and the browser tests, at the same time. */
import './browser/ensureChromium.ts';
import { runTogether } from './site/runTogether.ts';

await runTogether(
  {
    check: ['node', 'scripts/check.ts'],
    vitest: ['vitest', 'run', '--project', 'unit', '--project', 'site'],
    browser: ['playwright', 'test'],
  },
  { BUILD_IS_CURRENT: '1' },
);
