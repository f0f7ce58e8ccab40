import { once } from 'node:events';
import { hash } from 'node:crypto';
import { resolve } from 'node:path';
import { connect } from 'node:tls';
import { chromium } from '@playwright/test';
import { requireChromium } from '../../scripts/browser/findChromium.ts';
import { SAMPLE_HOSTS, startNginx, whyNoNginx } from '../../scripts/site/sampleNginx.ts';
import { startSite } from '../../scripts/site/siteProcess.ts';
import { expect, test } from './kit.ts';

const [HOST] = SAMPLE_HOSTS;
const ROOT = resolve(import.meta.dirname, '..', '..');

/** Browsers use dictionaries over TLS only, so this test has a site of its own. */
async function startOverTls() {
  const site = await startSite(ROOT, { SITE_URL: `https://${HOST}` });
  const port = Number(new URL(site.url).port);
  const nginx = await startNginx([port, port], { root: ROOT });
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
  const missing = whyNoNginx();
  test.skip(missing !== undefined, missing);

  let site: Awaited<ReturnType<typeof startOverTls>>;
  test.beforeAll(async () => {
    site = await startOverTls();
  });
  test.afterAll(() => site.stop());

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
});
