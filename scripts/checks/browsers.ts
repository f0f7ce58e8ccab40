/** `npm run check -- browsers`: prints what scripts and stylesheets use that a supported browser lacks. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { BROWSERS } from '../build/build.ts';
import { keysOfScripts, keysOfStyle, unsupported } from './browserSupport.ts';
import { listOf } from '../site/listOf.ts';

/** Ids in `web-features` by the reason why a supported browser may lack the feature. */
const ACCEPTED = {
  // See client/README.md, Browsers.
  dispensable: listOf(`
    accent-color content-visibility details-content forced-colors hyphenate-limit-chars mouse-events overscroll-behavior page-breaks page-setup
    remote-playback requestidlecallback scripting scroll-driven-animations scrollbar-width starting-style
    text-wrap text-wrap-balance text-wrap-pretty view-transitions`),
  prefixedByEsbuild: ['hyphens', 'print-color-adjust', 'text-size-adjust', 'user-select'],
  // `isComposing` is false for the key that ends a composition; `playsInline` and `resize` concern phones only.
  partlySupported: ['font-family-ui', 'input-event', 'keyboard-events', 'marker', 'video'],
  // The custom properties `--progress` and `--text`.
  otherMeaning: ['background-clip-text', 'progress-function'],
};

const ROOT = resolve(import.meta.dirname, '..', '..');
const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT);
const entries = [join(ROOT, 'client/main.ts')];
const sheets = globSync('{client,views}/**/*.css', { cwd: ROOT });
const keys = [
  ...keysOfScripts(entries, options),
  ...sheets.flatMap((file) => keysOfStyle(readFileSync(join(ROOT, file), 'utf8'))),
];

const found = unsupported(keys, BROWSERS);
const accepted = Object.values(ACCEPTED).flat();
const faults = [
  ...[...found]
    .filter(([id]) => !accepted.includes(id))
    .map(([id, uses]) => `${id} is not supported by every browser: ${uses.join(', ')}`),
  ...accepted.filter((id) => !found.has(id)).map((id) => `${id} needs no exception any more`),
];
for (const fault of faults) console.error(fault);
console.log(`Browsers: ${faults.length} faults in ${sheets.length} stylesheets and the browser script`);
process.exitCode = faults.length > 0 ? 1 : 0;
