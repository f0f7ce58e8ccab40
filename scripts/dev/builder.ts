/** Subprocess of `npm run dev`: builds the site, and at each further message what has changed of pages and styles. */
import { readConfig } from '../../src/config/config.ts';
import { bundle } from '../build/build.ts';
import { buildAll, buildFault } from '../build/buildAll.ts';

const [, , root = ''] = process.argv;
let isComplete = false;

async function build(): Promise<void> {
  if (isComplete) {
    const { publish } = await bundle(root, false);
    await publish(true);
    return;
  }
  const siteUrl = process.env['SITE_URL'] ? readConfig(process.env).siteUrl : undefined;
  await buildAll(root, siteUrl, { development: true });
  isComplete = true;
}

process.once('disconnect', () => process.exit());
process.on('message', async () => {
  const started = performance.now();
  try {
    await build();
    console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    process.send?.('');
  } catch (error) {
    const fault = buildFault(error, root);
    console.error(fault);
    // The next build loads the modules again.
    process.send?.(fault, () => isComplete || process.exit());
  }
});
