/**
 * `npm test`, after a build: the checks and the tests of the site; if they pass, the browser tests, which need both
 * cores. So what failed stands at the end of the output.
 */
import './browser/ensureChromium.ts';
import { runTogether } from './site/runTogether.ts';

const env = { BUILD_IS_CURRENT: '1' };
await runTogether(
  {
    check: ['node', 'scripts/check.ts'],
    vitest: ['vitest', 'run', '--project', 'unit', '--project', 'site'],
  },
  env,
);
if (process.exitCode === undefined) await runTogether({ browser: ['playwright', 'test'] }, env);
