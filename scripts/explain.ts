/**
 * `npm run explain -- PATH [-H "NAME: VALUE"] …`: how the site, configured by the environment, answers a request with these
 * headers, and which rules decided.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../src/config/config.ts';
import type { explain } from './explain/explain.ts';

const USAGE = 'npm run explain -- /news/7 -H "User-Agent: iPhone" -H "Cookie: layout=mobile; currentLang=de"';

const root = resolve(import.meta.dirname, '..');
try {
  const config = readConfig(process.env);
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { header: { type: 'string', short: 'H', multiple: true, default: [] } },
  });
  const [path = ''] = positionals;
  if (!path.startsWith('/')) throw new TypeError('Give a path that begins with a slash');
  const headers = values.header.map((line) => [
    line.replace(/:.*/, '').toLowerCase(),
    line.replace(/.*?:\s*/, ''),
  ]);
  // Loaded once the arguments are valid: a wrong option is reported at once.
  const { build, buildServer } = await import('./build/build.ts');
  if (!existsSync(join(root, 'build', 'manifest.json'))) await build(root);
  // Node.js cannot load TSX, so this is bundled like the site.
  await buildServer(root, 'scripts/explain/explain.ts', 'explain.js');
  const bundle: { explain: typeof explain } = await import(join(root, 'build', 'explain.js'));
  console.log(await bundle.explain(path, Object.fromEntries(headers), config, root));
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof TypeError)) throw error;
  console.error(`${error.message}\nFor example: ${USAGE}`);
  process.exitCode = 2;
}
