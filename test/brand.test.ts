import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { LanguageCode } from '../src/model/codes.ts';
import { organization } from '../src/organization.ts';
import { brand } from '../views/brand.ts';
import { inLanguage } from './kit/routes.ts';
import { createSite, PHONE, ROOT, visit } from './kit/site.ts';

const manifestFile = z.object({
  name: z.string(),
  short_name: z.literal(organization.name),
  lang: z.string(),
  dir: z.enum(['ltr', 'rtl']),
  start_url: z.string(),
  theme_color: z.string(),
  icons: z.array(
    z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string().optional() }),
  ),
});

const site = await createSite();

async function manifestOf(code: LanguageCode) {
  const { text } = await visit(site, inLanguage('/', code));
  const address = /<link rel="manifest" href="([^"]+)"/.exec(text)?.[1] ?? '';
  const answer = await visit(site, address, { userAgent: PHONE });
  return { answer, manifest: manifestFile.parse(JSON.parse(answer.text)) };
}

it('icons are linked from pages and served with the correct content type', async () => {
  const { text } = await visit(site, '/de/news');
  const links = [...text.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  );
  expect(links).toEqual(['/favicon.ico', '/icons/favicon.svg', '/apple-touch-icon.png']);
  const types = links.map(async (href) => (await visit(site, href)).headers['content-type']);
  expect(await Promise.all(types)).toEqual(['image/vnd.microsoft.icon', 'image/svg+xml', 'image/png']);
  expect(text).toShow(`<meta name="theme-color" content="${brand.colors.ink}"/>`);
});

describe('web manifest', () => {
  it.each([
    ['en', '/', 'ltr'],
    ['de', '/de', 'ltr'],
    ['ar', '/ar', 'rtl'],
  ] as const)('in %s has the start URL %s', async (code, start, dir) => {
    const { answer, manifest } = await manifestOf(code);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toContain('application/manifest+json');
    expect(manifest).toMatchObject({
      lang: code,
      start_url: start,
      dir,
      theme_color: brand.colors.ink,
    });
  });

  it('lists existing icons with their actual size', async () => {
    const { manifest } = await manifestOf('en');
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    for (const { src, sizes, type } of manifest.icons) {
      const answer = await visit(site, src);
      expect(answer.headers['content-type'], src).toBe(type);
      if (sizes === 'any') continue;
      // The first chunk of a PNG holds width and height (PNG, 11.2.1).
      const [width, height] = [16, 20].map((at) => readFileSync(join(ROOT, 'public', src)).readUInt32BE(at));
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  });
});

it('the logo in structured data is served as SVG', async () => {
  expect((await visit(site, organization.logo)).headers['content-type']).toBe('image/svg+xml');
});
