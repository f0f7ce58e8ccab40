/**
 * `npm run lighthouse`: builds the site, serves it behind nginx with HTTP/2 and TLS, and runs Lighthouse five times per
 * page, as a phone with simulated throttling. Prints the medians; exits with 1 if a limit is exceeded.
 * Other paths can be given: `npm run lighthouse -- /mobile /de/news/mobile`.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { requireChromium } from './browser/findChromium.ts';
import { build } from './build/build.ts';
import { medianOf, missed, readFaults, readFigures } from './lighthouse/figures.ts';
import { startProxy } from './lighthouse/startProxy.ts';
import { startSite } from './site/startSite.ts';

const root = resolve(import.meta.dirname, '..');
const run = promisify(execFile);
/** Pages are indexable only under a public host name; Chromium resolves it to localhost. */
const HOST = 'www.arcvane.example';
/** As Lighthouse recommends for varying results: the simulation counts in round trips of 150 ms. */
const RUNS = 5;
const TRIES = 4;
/**
 * The canonical URL of this page is the desktop home page, as search engines require for separate mobile pages.
 * Lighthouse reports a canonical `/` on any other path as a mistake, so that audit is skipped here.
 */
const ENGLISH_HOME = '/mobile';
const given = process.argv.slice(2);
const paths =
  given.length > 0 ? given : [ENGLISH_HOME, '/ar/mobile', '/ja/mobile', '/solutions/detail/mobile/cabinet'];

const chromium = requireChromium();

/** Retries: on a busy machine Chromium sometimes fails to record its trace. */
async function audit(path: string, port: number, triesLeft = TRIES - 1): Promise<string> {
  try {
    return await auditOnce(path, port);
  } catch (error) {
    if (triesLeft === 0) throw error;
    return audit(path, port, triesLeft - 1);
  }
}

/** @returns Lighthouse's report as JSON */
async function auditOnce(path: string, port: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-report-'));
  const file = join(folder, 'report.json');
  const flags = [
    ...chromium.args,
    ...['--headless=new', '--ignore-certificate-errors', '--disable-quic'],
    `--host-resolver-rules='MAP ${HOST} 127.0.0.1:${port}'`,
  ];
  try {
    await run(
      process.execPath,
      [
        join(root, 'node_modules/lighthouse/cli/index.js'),
        `https://${HOST}${path}`,
        ...['--quiet', '--no-enable-error-reporting', '--form-factor=mobile', '--throttling-method=simulate'],
        ...(path === ENGLISH_HOME ? ['--skip-audits=canonical'] : []),
        ...['--output=json', `--output-path=${file}`, `--chrome-flags=${flags.join(' ')}`],
      ],
      { env: { ...chromium.env, CHROME_PATH: chromium.executablePath } },
    );
    return await readFile(file, 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}

await build(root);
const site = await startSite(root, { NODE_ENV: 'production', SITE_URL: `https://${HOST}` });
const proxy = await startProxy(site.url, HOST).catch(async (error: unknown) => {
  await site.stop();
  throw error;
});
try {
  const rows: Record<string, Record<string, number>> = {};
  const faults: string[] = [];
  for (const path of paths) {
    const reports: string[] = [];
    for (let count = 0; count < RUNS; count += 1) reports.push(await audit(path, proxy.port));
    const figures = medianOf(reports.map(readFigures));
    rows[path] = Object.fromEntries(
      Object.entries(figures).map(([name, value]) => [name, Math.round(value * 10) / 10]),
    );
    const unmet = missed(figures).map((words) => `${path}: ${words}`);
    const found = new Set(reports.flatMap(readFaults));
    if (unmet.length > 0) faults.push(...unmet, ...[...found].map((words) => `${path}: ${words}`));
  }
  console.table(rows);
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    process.exitCode = 1;
  }
} finally {
  await proxy.stop();
  await site.stop();
}
