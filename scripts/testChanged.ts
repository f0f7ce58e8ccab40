/**
 * `npm run test:changed`: runs the tests affected by uncommitted changes. Vitest and Playwright select tests that import
 * a changed file. Views, styles and browser scripts reach the browser tests only through the build, so for these it runs
 * the browser tests whose name shares a word with the file's name (`loadingBar.ts`: `loadingBar.spec.ts`).
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const SPECS = 'test/browser';
const SHOWN_IN_BROWSER = /^(?:client|views)\//;
/** Fallback if no browser test shares a word with the file's name. */
const BASIC = ['home', 'visits'];

const wordsOf = (file: string): string[] =>
  (basename(file).split('.')[0] ?? '').split(/(?=[A-Z])|[^A-Za-z]/).flatMap((word) => {
    const plain = word.toLowerCase().replace(/s$/, '');
    return plain.length > 3 ? [plain] : [];
  });

function changedFiles(): string[] {
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  return `${git('diff', '--name-only', 'HEAD')}${git('ls-files', '--others', '--exclude-standard')}`
    .split('\n')
    .filter((file) => file !== '');
}

function specsFor(file: string): string[] {
  const words = wordsOf(file);
  const specs = readdirSync(resolve(root, SPECS)).filter((name) => name.endsWith('.spec.ts'));
  const related = specs.filter((spec) => wordsOf(spec).some((word) => words.includes(word)));
  const chosen = related.length > 0 ? related : BASIC.map((name) => `${name}.spec.ts`);
  return chosen.map((name) => `${SPECS}/${name}`);
}

function run(...args: readonly string[]): boolean {
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0;
}

const playwright = ['node_modules/@playwright/test/cli.js', 'test'];
const specs = [
  ...new Set(
    changedFiles()
      .filter((file) => SHOWN_IN_BROWSER.test(file))
      .flatMap(specsFor),
  ),
];
const passed = [
  run('node_modules/vitest/vitest.mjs', 'run', '--changed', '--passWithNoTests'),
  run('scripts/build.ts') && run(...playwright, '--only-changed', '--pass-with-no-tests'),
  specs.length === 0 || run(...playwright, ...specs),
];
if (passed.includes(false)) process.exitCode = 1;
