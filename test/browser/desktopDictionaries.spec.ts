import { once } from 'node:events';
import { hash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { connect } from 'node:tls';
import { chromium, expect, test } from '@playwright/test';
import { requireChromium } from '../../scripts/browser/findChromium.ts';
import { writeDeltas } from '../../scripts/build/writeDeltas.ts';
import { copyBuiltSite } from '../../scripts/site/otherDeployment.ts';
import { SAMPLE_HOSTS, startNginx, whyNoNginx } from '../../scripts/site/sampleNginx.ts';
import { startSite } from '../../scripts/site/siteProcess.ts';
import { dcz } from '../../src/common/dcz.ts';
import { readAssets } from '../../src/render/assets.ts';
import { deltaSuffix } from '../../src/request/dictionaries.ts';

const [HOST] = SAMPLE_HOSTS;
const ROOT = resolve(import.meta.dirname, '..', '..');

/** Browsers use dictionaries over TLS only, so these tests have a site of their own. */
async function startOverTls(root: string) {
  const site = await startSite(root, { SITE_URL: `https://${HOST}` });
  const port = Number(new URL(site.url).port);
  const nginx = await startNginx([port, port], { root });
  const launch = requireChromium();
  const browser = await chromium.launch({
    ...launch,
    args: [
      ...launch.args,
      // Trusts the certificate: after an ignored certificate error, Chromium would cache nothing.
      `--ignore-certificate-errors-spki-list=${await publicKeyHash(nginx.httpsPort)}`,
      `--host-resolver-rules=MAP ${HOST} 127.0.0.1:${nginx.httpsPort}`,
      '--disable-features=CompressionDictionaryTransportRequireKnownRootCert',
    ],
  });
  return {
    browser,
    stop: async () => {
      await browser.close();
      await nginx.stop();
      await site.stop();
    },
  };
}

async function publicKeyHash(port: number): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', servername: HOST, rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  const key = socket.getPeerX509Certificate()?.publicKey.export({ type: 'spki', format: 'der' });
  socket.destroy();
  return hash('sha256', key ?? '', 'base64');
}

test.describe('Chromium over TLS', () => {
  // One site for both tests.
  test.describe.configure({ mode: 'default' });
  const missing = whyNoNginx();
  test.skip(missing !== undefined, missing);

  let root: string;
  let site: Awaited<ReturnType<typeof startOverTls>>;
  test.beforeAll(async () => {
    root = await copyBuiltSite(ROOT);
    site = await startOverTls(root);
  });
  test.afterAll(async () => {
    await site.stop();
    await rm(root, { recursive: true });
  });

  test('loads pages after the first compressed with their dictionary', async () => {
    const [context, other] = await Promise.all([site.browser.newContext(), site.browser.newContext()]);
    const page = await context.newPage();
    let turn = 0;
    const encodingOf = async () => {
      turn += 1;
      const response = await page.goto(`https://${HOST}/de/solutions?turn=${turn}`);
      return (await response?.allHeaders())?.['content-encoding'];
    };
    expect(await encodingOf()).toBe('br');
    // The dictionary is fetched when the browser is idle.
    await expect.poll(encodingOf).toBe('dcz');
    await expect(page.locator('html[lang="de"] footer')).toHaveCount(1);
    const heading = await page.locator('h1').textContent();

    const fetched = await page.evaluate(async () => {
      const answer = await fetch('/de/legal', { cache: 'no-cache' });
      return { encoding: answer.headers.get('content-encoding'), text: await answer.text() };
    });
    expect(fetched.encoding).toBe('dcz');
    expect(fetched.text).toContain('<html lang="de"');

    // A browser without the dictionary, at the address that nginx has just cached for the other.
    const stranger = await other.newPage();
    const response = await stranger.goto(page.url());
    expect((await response?.allHeaders())?.['content-encoding']).toBe('br');
    expect(await stranger.locator('h1').textContent()).toBe(heading);
    await Promise.all([context.close(), other.close()]);
  });

  test('loads a new version of a stylesheet as a delta', async () => {
    const assets = join(root, 'build', 'browser', 'assets');
    const address = readAssets(join(root, 'build', 'manifest.json')).urlOf('mobile.css');
    const current = await readFile(join(assets, basename(address)), 'utf8');
    const earlier = 'mobile-AAAAAAAA.css';
    const content = Buffer.from(`${current}\nhtml { tab-size: 3; }\n`);
    const sha256 = hash('sha256', content, 'hex');
    await writeFile(join(assets, earlier), content);
    await writeDeltas(assets, [basename(address)]);
    // A delta of the earlier version against itself shows that the browser has stored it as dictionary.
    await writeFile(join(assets, earlier + deltaSuffix(sha256)), await dcz(content, { content, sha256 }, 1));

    const context = await site.browser.newContext();
    const page = await context.newPage();
    await page.goto(`https://${HOST}/legal`);
    const load = (path: string) =>
      page.evaluate(async (file) => {
        const answer = await fetch(file);
        return { encoding: answer.headers.get('content-encoding'), text: await answer.text() };
      }, path);
    let turn = 0;
    await expect.poll(async () => (await load(`/assets/${earlier}?turn=${turn++}`)).encoding).toBe('dcz');
    expect(await load(address)).toEqual({ encoding: 'dcz', text: current });
    await context.close();
  });
});
