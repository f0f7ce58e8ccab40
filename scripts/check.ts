/** `npm run check [-- NAME …]`: all checks of the source files, or those given, at the same time. */
import { runTogether } from './site/runTogether.ts';

const CHECKS: Readonly<Record<string, readonly [program: string, ...args: string[]]>> = {
  types: ['tsc'],
  lint: ['eslint', '--max-warnings', '0', '.'],
  styles: ['stylelint', '{client,views}/**/*.css'],
  browsers: ['node', 'scripts/checks/browsers.ts'],
  // A file that has not changed is not parsed again.
  format: ['prettier', '--check', '--cache', '--cache-strategy', 'content', '--log-level', 'warn', '.'],
  pictures: ['node', 'scripts/checks/pictures.ts'],
  locales: ['node', 'scripts/checks/locales.ts'],
  figures: ['node', 'scripts/checks/figures.ts'],
};

const given = process.argv.slice(2);
const unknown = given.filter((name) => !Object.hasOwn(CHECKS, name));
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(', ')}. Checks: ${Object.keys(CHECKS).join(', ')}`);
  process.exitCode = 2;
} else {
  const chosen = Object.entries(CHECKS).filter(([name]) => given.length === 0 || given.includes(name));
  await runTogether(Object.fromEntries(chosen));
}
