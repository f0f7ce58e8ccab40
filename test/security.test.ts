import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { organization } from '../src/organization.ts';
import { SECURITY_FILES, SECURITY_PATH } from '../src/model/paths.ts';
import { SITE_URL } from './kit/addresses.ts';
import { createSite, ROOT, visit } from './kit/site.ts';
import { listOf } from '../scripts/site/listOf.ts';

const sites = {
  https: await createSite(),
  http: await createSite({ SITE_URL: 'http://localhost:3000' }),
  others: await createSite({
    CDN_URL: 'https://cdn.example/pictures',
    IMAGE_HOSTS: 'pictures.example',
    TAG_URL: 'https://tag.example/collect?id=1',
  }),
};

const headersOf = async (name: keyof typeof sites, path = '/') => (await visit(sites[name], path)).headers;

describe('the security headers', () => {
  it('allow no third parties, no framing, and no inline scripts or styles', async () => {
    for (const path of ['/', '/de/news', '/no-such-page']) {
      const csp = String((await headersOf('https', path))['content-security-policy']);
      expect(csp).not.toMatch(/unsafe|nonce|\*|data:|blob:/);
      for (const directive of [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ])
        expect(csp.split(';')).toContain(directive);
    }
  });

  it('require TLS only if the site uses it', async () => {
    const [https, http] = [await headersOf('https'), await headersOf('http')];
    expect(https['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(https['content-security-policy']).toContain('upgrade-insecure-requests');
    expect(http['strict-transport-security']).toBeUndefined();
    expect(http['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });

  it('allow the origins of configured hosts in the directives that need them', async () => {
    const csp = String((await headersOf('others'))['content-security-policy']);
    expect(csp).toContain(
      `img-src 'self' ${SITE_URL} https://cdn.example https://pictures.example https://tag.example;`,
    );
    expect(csp).toContain(";script-src 'self' https://tag.example;");
  });

  it('isolate the page from other origins and deny device access', async () => {
    const headers = await headersOf('https', '/de/news');
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['permissions-policy']).toMatch(/camera=\(\), .*geolocation=\(\), .*microphone=\(\)/);
  });

  it('omit document-only headers on subresources, except the policy on SVG files', async () => {
    const { date: _, ...picture } = await headersOf('https', '/pictures/cabinet-hero-800.avif');
    expect(Object.keys(picture).sort()).toEqual(
      listOf(`
        accept-ranges cache-control connection content-length content-type cross-origin-resource-policy etag
        last-modified strict-transport-security x-content-type-options x-robots-tag`),
    );
    const drawing = await headersOf('https', '/icons/favicon.svg');
    expect(drawing['content-type']).toBe('image/svg+xml');
    expect(drawing['content-security-policy']).toContain("default-src 'none'");
    expect(Object.keys(picture).filter((name) => !(name in drawing))).toEqual([]);
    expect(drawing['permissions-policy']).toBeUndefined();
    const manifest = await headersOf('https', '/manifest.webmanifest');
    expect(manifest['content-type']).toMatch(/^application\/manifest\+json/);
    expect(manifest['content-security-policy']).toBeUndefined();
  });

  it.each([
    ['get', '/language/x.js', 404],
    ['get', '/documents/x.png', 404],
    ['get', `/x.js?${'a'.repeat(2100)}`, 414],
    ['get', '/%zz.js', 400],
    ['get', '/none.js', 404],
    ['post', '/x.js', 405],
  ] as const)('are complete on an error page at a file URL: %s %s', async (method, path, status) => {
    const answer = await request(sites.https.app)[method](path);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['x-frame-options']).toBe('DENY');
  });
});

it('/.well-known/security.txt names a contact, and expires within a year of the build (RFC 9116)', async () => {
  const { status, text, headers } = await visit(sites.https, '/.well-known/security.txt');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text.split('\n')).toContain(`Contact: mailto:${organization.securityEmail}`);
  expect(text.split('\n')).toContain(`Canonical: ${SITE_URL}/.well-known/security.txt`);
  expect(text.split('\n')).toContain(`Policy: ${SITE_URL}${SECURITY_PATH}`);
  expect(text.split('\n')).toContain(`CSAF: ${SITE_URL}${SECURITY_FILES.advisories}`);
  const [, expires = ''] = /^Expires: (\S+)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(365);
});

/** A file of the site in JSON, by its URL. */
async function fileAt(url: string) {
  const { status, text, headers } = await visit(sites.https, new URL(url, SITE_URL).pathname);
  expect(status, url).toBe(200);
  return { text, type: headers['content-type'], content: JSON.parse(text) };
}

describe('the security advisories (CSAF 2.0)', () => {
  // Valid by `scripts/workshop/advisories.test.ts`.
  it('are found by provider metadata and feed, with their checksums', async () => {
    const { content: provider } = await fileAt(SECURITY_FILES.advisories);
    expect(provider.canonical_url).toBe(SITE_URL + SECURITY_FILES.advisories);
    const [{ rolie }] = provider.distributions;
    const { content: rolieFeed } = await fileAt(rolie.feeds[0].url);
    expect(rolieFeed.feed.entry.length).toBeGreaterThan(0);
    for (const { id, title, link, updated, content, summary } of rolieFeed.feed.entry) {
      const { text, content: advisory } = await fileAt(content.src);
      const { document } = advisory;
      expect([document.title, document.tracking.id]).toEqual([title, id]);
      expect(document.tracking.current_release_date).toBe(updated);
      expect(document.notes[0].text).toBe(summary.content);
      expect(content.src).toBe(`${SITE_URL}/.well-known/csaf/white/2026/${id.toLowerCase()}.json`);
      const hash = link.find(({ rel }: { rel: string }) => rel === 'hash').href;
      const checksum = await visit(sites.https, new URL(hash).pathname);
      expect(checksum.text).toContain(createHash('sha256').update(text).digest('hex'));
      for (const { url } of document.references)
        expect((await visit(sites.https, new URL(url).pathname)).status, url).toBe(200);
    }
  });
});

it('the software components are a valid CycloneDX 1.6 file of exactly the packages that are installed to run the site', async () => {
  const { content: bom, type } = await fileAt(SECURITY_FILES.sbom);
  expect(type).toBe('application/vnd.cyclonedx+json; version=1.6; charset=utf-8');
  const folder = join(ROOT, 'node_modules', '@cyclonedx', 'cyclonedx-library', 'res', 'schema');
  const schema = (name: string): object =>
    JSON.parse(readFileSync(join(folder, `${name}.SNAPSHOT.schema.json`), 'utf8'));
  const ajv = new Ajv({ strict: false, validateFormats: false });
  for (const name of ['spdx', 'jsf-0.82'])
    ajv.addSchema(schema(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
  const isValid = ajv.compile(schema('bom-1.6'));
  isValid(bom);
  expect(isValid.errors ?? []).toEqual([]);
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(bom.dependencies[0].dependsOn).toHaveLength(Object.keys(dependencies).length);
  const express = bom.components.find(({ name }: { name: string }) => name === 'express');
  expect(express.purl).toBe(`pkg:npm/express@${dependencies.express}`);
  expect(express.hashes[0]).toMatchObject({
    alg: 'SHA-512',
    content: expect.stringMatching(/^[0-9a-f]{128}$/),
  });
  expect(bom.components.some(({ name }: { name: string }) => name === 'vitest')).toBe(false);
});
