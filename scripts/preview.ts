/**
 * `npm run preview -- news ID [--hours HOURS]`: links that show an article before its date, in every language and layout,
 * for 24 hours unless told otherwise. SITE_URL and the key (SPOOL_DIR or FORM_SECRET) must be those of the site.
 */
import { resolve } from 'node:path';
import { GatewayError } from '../src/blocks/gateway.ts';
import { ConfigError, readConfig } from '../src/config/config.ts';
import { PreviewError, previewLinks } from './preview/previewLinks.ts';

const USAGE = 'npm run preview -- news 23 --hours 48';
const root = resolve(import.meta.dirname, '..');

try {
  const config = readConfig(process.env);
  process.stdout.write(await previewLinks(process.argv.slice(2), { config, root, now: Date.now() }));
} catch (error) {
  if (error instanceof PreviewError || error instanceof GatewayError) {
    console.error(error.message);
    process.exitCode = 1;
  } else if (error instanceof ConfigError || error instanceof TypeError) {
    console.error(`${error.message}\nFor example: ${USAGE}`);
    process.exitCode = 2;
  } else throw error;
}
