/**
 * `npm run explain -- PATH|URL [--ua USER-AGENT|phone] [--cookie "a=b; c=d"] [--host HOST]`: how the site, configured by
 * the environment, answers a request, and which rules decided.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../src/config/config.ts';
import { build, buildServer } from './build/build.ts';
import type { explain } from './explain/explain.ts';

const USAGE =
  'npm run explain -- /news/7 --ua phone --cookie "layout=mobile; currentLang=de" --host www.arcvane.example';
/** User agents of `--ua phone` and of the default. */
const USER_AGENTS: Readonly<Record<string, string>> = {
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
};

const root = resolve(import.meta.dirname, '..');
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ua: { type: 'string' }, cookie: { type: 'string' }, host: { type: 'string' } },
  });
  const config = readConfig(process.env);
  // Keep the raw path: parsing the URL would normalize it.
  const [given = ''] = positionals;
  const [, urlHost, rest = ''] = /^https?:\/\/([^/?#]+)([^#]*)/i.exec(given) ?? [];
  const path = urlHost === undefined ? given : rest.replace(/^(?!\/)/, '/');
  if (positionals.length !== 1 || !path.startsWith('/'))
    throw new TypeError('Give one path that begins with a slash, or one http(s) URL');
  if (!existsSync(join(root, 'build', 'manifest.json'))) await build(root);
  // Node.js cannot load TSX, so this is bundled like the site.
  await buildServer(root, 'scripts/explain/explain.ts', 'explain.js');
  const bundle: { explain: typeof explain } = await import(join(root, 'build', 'explain.js'));
  const { ua = 'desktop', cookie = '', host = urlHost ?? new URL(config.siteUrl).host } = values;
  const question = { path, cookie, host, userAgent: USER_AGENTS[ua] ?? ua };
  console.log(await bundle.explain(question, config, root));
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof TypeError)) throw error;
  console.error(`${error.message}\nFor example: ${USAGE}`);
  process.exitCode = 2;
}
