/**
 * `npm run explain -- PATH|URL [--ua USER-AGENT|phone] [--cookie "a=b; c=d"] [--host HOST]`: how the site, configured by
 * the environment, answers a request, and which rules decided.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ConfigError, readConfig } from '../src/config/config.ts';
import type { explain } from './explain/explain.ts';
import { readQuestion } from './explain/readQuestion.ts';

const USAGE =
  'npm run explain -- /news/7 --ua phone --cookie "layout=mobile; currentLang=de" --host www.arcvane.example';

const root = resolve(import.meta.dirname, '..');
try {
  const config = readConfig(process.env);
  const question = readQuestion(process.argv.slice(2), config.siteUrl);
  // Loaded once the arguments are valid: a wrong option is reported at once.
  const { build, buildServer } = await import('./build/build.ts');
  if (!existsSync(join(root, 'build', 'manifest.json'))) await build(root);
  // Node.js cannot load TSX, so this is bundled like the site.
  await buildServer(root, 'scripts/explain/explain.ts', 'explain.js');
  const bundle: { explain: typeof explain } = await import(join(root, 'build', 'explain.js'));
  console.log(await bundle.explain(question, config, root));
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof TypeError)) throw error;
  console.error(`${error.message}\nFor example: ${USAGE}`);
  process.exitCode = 2;
}
