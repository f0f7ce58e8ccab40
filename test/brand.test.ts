import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { App } from '../src/app.ts';
import type { LanguageCode } from '../src/locale/codes.ts';
import { brandFiles } from '../scripts/brand/brandFiles.ts';
import { organisation } from '../src/organisation.ts';
import { brand } from '../views/brand.ts';
import { inLanguage } from './kit/routes.ts';
import { createSite, PHONE, ROOT, visit } from './kit/site.ts';

const manifestFile = z.object({
  name: z.string(),
  short_name: z.literal(organisation.name),
  lang: z.string(),
  dir: z.enum(['ltr', 'rtl']),
  start_url: z.string(),
  theme_color: z.string(),
  icons: z.array(
    z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string().optional() }),
  ),
});

let site: App;
beforeAll(async () => {
  site = await createSite();
});
afterAll(() => site.close());

/** Reserved word and type 1, the start of every icon file. */
const ICO_SIGNATURE = 0x0001_0000;

const publicFile = (name: string) => join(ROOT, 'public', name);

/** Images inside an icon file, or the file itself. */
function imagesIn(file: Buffer): Buffer[] {
  if (file.readUInt32LE(0) !== ICO_SIGNATURE) return [file];
  return Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const [size, offset] = [14, 18].map((at) => file.readUInt32LE(at + 16 * index));
    return file.subarray(offset, (offset ?? 0) + (size ?? 0));
  });
}

/** Pixels rather than bytes: other processors may round differently. */
async function expectSamePixels(one: Buffer, other: Buffer, name: string) {
  const [a, b] = await Promise.all([one, other].map((image) => sharp(image).ensureAlpha().raw().toBuffer()));
  expect(a?.length, name).toBe(b?.length);
  const greatest = a?.reduce((most, value, at) => Math.max(most, Math.abs(value - (b?.[at] ?? 0))), 0);
  expect(greatest, name).toBeLessThanOrEqual(8);
}

async function manifestOf(code: LanguageCode) {
  const { text } = await visit(site, inLanguage('/', code));
  const address = /<link rel="manifest" href="([^"]+)"/.exec(text)?.[1] ?? '';
  const answer = await visit(site, address, { userAgent: PHONE });
  return { answer, manifest: manifestFile.parse(JSON.parse(answer.text)) };
}

describe('icons', () => {
  it.each([
    ['apple-touch-icon.png', 180],
    ['icons/icon-192.png', 192],
    ['icons/icon-512.png', 512],
    ['icons/maskable-192.png', 192],
    ['icons/maskable-512.png', 512],
  ])('%s is %i pixels wide and high', async (name, size) => {
    expect(await sharp(publicFile(name)).metadata()).toMatchObject({
      width: size,
      height: size,
      format: 'png',
    });
  });

  it('favicon.ico contains images of 16, 32 and 48 pixels', async () => {
    const sizes = imagesIn(readFileSync(publicFile('favicon.ico'))).map(async (image) => {
      const { width, height } = await sharp(image).metadata();
      expect(height).toBe(width);
      return width;
    });
    expect(await Promise.all(sizes)).toEqual([16, 32, 48]);
  });

  it('are linked from pages and served with the correct content type', async () => {
    const { text } = await visit(site, '/de/news');
    const links = [...text.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)].map(
      ([, href = '']) => href,
    );
    expect(links).toEqual(['/favicon.ico', '/icons/favicon.svg', '/apple-touch-icon.png']);
    const types = links.map(async (href) => (await visit(site, href)).headers['content-type']);
    expect(await Promise.all(types)).toEqual(['image/vnd.microsoft.icon', 'image/svg+xml', 'image/png']);
    expect(text).toShow(`<meta name="theme-color" content="${brand.colors.ink}"/>`);
  });
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
      const { width, height } = await sharp(publicFile(src)).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  });
});

it('the files generated from the brand are current; if this fails, run `npm run brand`', async () => {
  for (const [path, contents] of Object.entries(await brandFiles())) {
    const file = readFileSync(join(ROOT, path));
    if (typeof contents === 'string') expect(file.toString(), path).toBe(contents);
    else {
      const [current, wanted] = [imagesIn(file), imagesIn(contents)];
      expect(current.length, path).toBe(wanted.length);
      for (const [index, image] of wanted.entries())
        await expectSamePixels(current[index] ?? Buffer.alloc(0), image, path);
    }
  }
});

it('the logo in structured data is served as SVG', async () => {
  expect((await visit(site, organisation.logo)).headers['content-type']).toBe('image/svg+xml');
});
