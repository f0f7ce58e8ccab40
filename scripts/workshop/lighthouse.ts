/**
 * `npm run lighthouse`: builds and serves the site, runs Lighthouse five times per page, as a phone with simulated
 * throttling, and prints the medians. Exits with 1 if a goal is missed.
 *
 * The site is behind the sample nginx, with HTTP/2 and TLS. `--plain` connects directly, over HTTP/1.1, and audits
 * performance only: by default of home page, a solution, a product and an article in every language.
 *
 * Other paths can be given: `npm run lighthouse -- /mobile /de/news/mobile`.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { LANGUAGE_CODES } from '../../src/model/codes.ts';
import { localize } from '../../src/model/paths.ts';
import { requireChromium } from '../browser/findChromium.ts';
import { build } from '../build/build.ts';
import { ensureWorkshop } from './ensureWorkshop.ts';
import { GOALS, mediansOf, missed, readFaults, readFigures } from './lighthouse/figures.ts';
import { listOf } from '../site/listOf.ts';
import { SAMPLE_HOSTS, startNginx } from '../site/sampleNginx.ts';
import { startSite } from '../site/siteProcess.ts';

const root = resolve(import.meta.dirname, '..', '..');
const run = promisify(execFile);
/** Pages are indexable only under a public host name; Chromium resolves it to localhost. */
const [HOST] = SAMPLE_HOSTS;
/** As Lighthouse recommends for varying results: the simulation counts in round trips of 150 ms. */
const RUNS = 5;
const TRIES = 4;
/**
 * The canonical URL of this page is the desktop home page, as search engines require for separate mobile pages.
 * Lighthouse reports a canonical `/` on any other path as a mistake, so that audit is skipped here.
 */
const ENGLISH_HOME = '/mobile';
/** One page of each kind that most visits begin with. */
const KINDS = listOf(
  '/ /solutions/energy-storage-system/cabinet-energy-storage /solutions/detail/cabinet /news/1',
);
const {
  values: { plain: isPlain = false },
  positionals: given,
} = parseArgs({ options: { plain: { type: 'boolean' } }, allowPositionals: true });

const chromium = requireChromium();
ensureWorkshop();

interface Connection {
  /** Origin of the audited pages. */
  readonly origin: string;
  /** Flags of Chromium. */
  readonly flags: readonly string[];
  readonly stop: () => Promise<void>;
}

/** Connects Lighthouse to the site: directly, or through nginx with HTTP/2 and TLS. */
async function connect(site: string): Promise<Connection> {
  if (isPlain) return { origin: site, flags: [], stop: async () => undefined };
  const port = Number(new URL(site).port);
  // It finds no files there, so that the site sends them, in brotli.
  const { httpsPort, stop } = await startNginx([port, port], { root: join(root, 'build', 'documents') });
  const flags = [
    '--ignore-certificate-errors',
    '--disable-quic',
    `--host-resolver-rules='MAP ${HOST} 127.0.0.1:${httpsPort}'`,
  ];
  return { origin: `https://${HOST}`, flags, stop };
}

/** Retries: on a busy machine Chromium sometimes fails to record its trace. */
async function audit(path: string, connection: Connection, triesLeft = TRIES - 1): Promise<string> {
  try {
    return await auditOnce(path, connection);
  } catch (error) {
    if (triesLeft === 0) throw error;
    return audit(path, connection, triesLeft - 1);
  }
}

/** @returns Lighthouse's report as JSON */
async function auditOnce(path: string, { origin, flags }: Connection): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-report-'));
  const file = join(folder, 'report.json');
  const chromeFlags = [...chromium.args, '--headless=new', ...flags];
  try {
    await run(
      process.execPath,
      [
        join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js'),
        origin + path,
        ...['--quiet', '--no-enable-error-reporting', '--form-factor=mobile', '--throttling-method=simulate'],
        ...(path === ENGLISH_HOME ? ['--skip-audits=canonical'] : []),
        ...(isPlain ? ['--only-categories=performance'] : []),
        ...['--output=json', `--output-path=${file}`, `--chrome-flags=${chromeFlags.join(' ')}`],
      ],
      { env: { ...chromium.env, CHROME_PATH: chromium.executablePath } },
    );
    return await readFile(file, 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}

function pagesToAudit(): readonly string[] {
  if (given.length > 0) return given;
  return isPlain
    ? LANGUAGE_CODES.flatMap((code) => KINDS.map((path) => localize(path, code, 'mobile')))
    : [ENGLISH_HOME, '/ar/mobile', '/ja/mobile', '/solutions/detail/mobile/cabinet'];
}

await build(root);
const site = await startSite(root, {
  NODE_ENV: 'production',
  ...(isPlain ? {} : { SITE_URL: `https://${HOST}` }),
});
const connection = await connect(site.url).catch(async (error: unknown) => {
  await site.stop();
  throw error;
});
try {
  const rows: Record<string, Record<string, number>> = {};
  const faults: string[] = [];
  for (const path of pagesToAudit()) {
    const reports: string[] = [];
    for (let count = 0; count < RUNS; count += 1) reports.push(await audit(path, connection));
    const figures = mediansOf(reports.map(readFigures));
    rows[path] = Object.fromEntries(
      Object.entries(figures).map(([name, value]) => [name, Math.round(value * 10) / 10]),
    );
    const unmet = missed(figures, isPlain ? GOALS.plain : GOALS.tls).map((words) => `${path}: ${words}`);
    const found = new Set(reports.flatMap(readFaults));
    if (unmet.length > 0) faults.push(...unmet, ...[...found].map((words) => `${path}: ${words}`));
  }
  console.table(rows);
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    process.exitCode = 1;
  }
} finally {
  await connection.stop();
  await site.stop();
}
