import { cp, mkdir, readdir, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyBuiltSite } from '../scripts/site/otherDeployment.ts';
import { freePort } from '../scripts/site/ports.ts';
import { failToStart, startSiteProcess, type SiteProcess } from '../scripts/site/siteProcess.ts';
import { SetupError } from '../src/common/setupFiles.ts';
import { startFault } from '../src/process/startFault.ts';
import { readAssets } from '../src/render/assets.ts';
import { createSite, PHONE, ROOT } from './kit/site.ts';

/** Listens on 127.0.0.1 only. */
let taken: SiteProcess;
beforeAll(async () => {
  taken = await startSiteProcess({ HOST: '127.0.0.1' });
});
afterAll(() => taken.end());

describe('a startup error says what to do, without a stack trace', () => {
  let root: string;
  beforeAll(async () => {
    root = await copyBuiltSite(ROOT);
  });
  afterAll(() => rm(root, { recursive: true }));

  const failed = async (env: Record<string, string>) => {
    const { code, message } = await failToStart({ PORT: String(await freePort()), ...env });
    expect(code).toBe(1);
    expect(message).not.toMatch(/\n\s+at /);
    return message;
  };
  /** What a start from the changed folder prints. */
  const refused = async () => {
    const fault: unknown = await createSite({}, { root }).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(SetupError);
    const message = startFault(fault);
    expect(message).not.toMatch(/\n\s+at /);
    return message;
  };

  it('all invalid environment variables at once', async () => {
    const message = await failed({
      PORT: 'x',
      TRUST_PROXY: 'all',
      ARCVANE_GATEWAY_URL: 'https://gateway.example',
    });
    for (const part of ['PORT', 'TRUST_PROXY', 'ARCVANE_GATEWAY_URL', 'use GATEWAY_URL'])
      expect(message).toContain(part);
  });

  it('a port in use', async () => {
    expect(await failed({ PORT: String(taken.port) })).toContain('set PORT');
    expect(await failed({ METRICS_PORT: String(taken.port) })).toContain('METRICS_PORT');
  });

  it('a missing, broken or incomplete build', async () => {
    const manifest = join(root, 'build', 'manifest.json');
    const assets = join(root, 'build', 'browser', 'assets');
    const { urlOf } = readAssets(manifest);
    const stylesheet = basename(urlOf('desktop.css'));
    for (const file of (await readdir(assets)).filter((name) => name.endsWith('.css')))
      await rm(join(assets, file));
    expect(await refused()).toMatch(/incomplete: run `npm run build`[\s\S]*\.css/);
    await cp(join(ROOT, 'build', 'browser', 'assets'), assets, { recursive: true });
    await truncate(join(assets, stylesheet));
    expect(await refused()).toContain(join(assets, stylesheet));
    await cp(join(ROOT, 'build', 'browser', 'assets'), assets, { recursive: true });
    await writeFile(manifest, '{"build":');
    expect(await refused()).toContain('is broken: run `npm run build`');
    await rm(manifest);
    expect(await refused()).toContain('is missing: run `npm run build`');
    await cp(join(ROOT, 'build', 'manifest.json'), manifest);
    const documents = join(root, 'build', 'documents');
    await rm(documents, { recursive: true });
    expect(await refused()).toMatch(/documents\/manifest\.json is missing: run `npm run build`/);
    await mkdir(documents);
    await writeFile(join(documents, 'manifest.json'), '{"AV');
    expect(await refused()).toContain('documents/manifest.json is broken: run `npm run build`');
    await rm(documents, { recursive: true });
    await symlink(join(ROOT, 'build', 'documents'), documents);
  });

  it('a broken English locale file or a missing document', async () => {
    const file = join(root, 'locales', 'en', 'frame.json');
    await writeFile(file, '{');
    expect(await refused()).toContain('locales/en/frame.json');
    await cp(join(ROOT, 'locales', 'en', 'frame.json'), file);
    await rm(join(root, 'locales', 'de', 'documents', 'privacy.md'));
    expect(await refused()).toContain('privacy.md is missing');
    await cp(
      join(ROOT, 'locales', 'de', 'documents', 'privacy.md'),
      join(root, 'locales', 'de', 'documents', 'privacy.md'),
    );
  });

  it('a language without a folder, or without locale files', async () => {
    const folder = join(root, 'locales', 'fr');
    await rm(folder, { recursive: true });
    const english = join(root, 'locales', 'en');
    expect(await refused()).toBe(`${folder} is missing: copy ${english}`);
    await mkdir(folder);
    expect(await refused()).toBe(`${folder} has no locale files: copy ${english}`);
    await cp(join(ROOT, 'locales', 'fr'), folder, { recursive: true });
  });

  it('except that a missing locale file of another language is only logged', async () => {
    await rm(join(root, 'locales', 'it', 'frame.json'));
    const site = await startSiteProcess({}, root);
    expect(site.log.find(({ file }) => file === 'locales/it/frame.json')?.msg).toContain(
      'using English instead',
    );
    expect((await fetch(`${site.origin}/it`)).status).toBe(200);
    expect(await site.end()).toBe(0);
  });
});

describe('the address to listen on', () => {
  const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
    all?.some(({ family }) => family === 'IPv6'),
  );
  const CORPORATE = 'corporate.example';

  it.skipIf(!hasIpv6)('is any IPv6 or IPv4 address by default', async () => {
    // The trusted proxy is configured as IPv4, although the dual-stack socket reports an IPv4-mapped address.
    const site = await startSiteProcess({ HOST: '', CORPORATE_HOST: CORPORATE, TRUST_PROXY: '127.0.0.1' });
    for (const host of ['127.0.0.1', '[::1]', 'localhost'])
      expect((await fetch(`http://${host}:${site.port}/healthz`)).status, host).toBe(200);
    const headers = { 'User-Agent': PHONE, 'X-Forwarded-Host': CORPORATE };
    const answer = await fetch(`${site.origin}/technical-strength`, { headers, redirect: 'manual' });
    expect(answer.headers.get('location')).toBe(`https://${CORPORATE}/technical-strength/mobile`);
    await site.end();
  });

  it.skipIf(!hasIpv6)('is HOST if it is set', async () => {
    await expect(fetch(`http://[::1]:${taken.port}/healthz`)).rejects.toMatchObject({
      cause: { code: 'ECONNREFUSED' },
    });
  });
});
