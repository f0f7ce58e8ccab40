/**
 * `npm run brand`: generates all logos and icons from the shapes in `views/frames/logoShapes.ts` and the colors in
 * `views/brandColours.ts`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { favicon, icon, logo, mark, ON_DARK, ON_LIGHT } from './brand/drawings.ts';
import { ico } from './brand/ico.ts';

const target = resolve(import.meta.dirname, '..', 'public');
const TAB = { share: 0.66, radius: 0.19 } as const;
/** Square: iOS and others round the corners themselves. */
const TOUCH = { share: 0.56, radius: 0 } as const;
/** Only the middle 80 % of a maskable icon are always visible (W3C Web Application Manifest, icon masks). */
const MASKABLE = { share: 0.46, radius: 0 } as const;

function png(drawing: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(drawing), { density: (72 * size * 4) / 128 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size > 64, quality: 95 })
    .toBuffer();
}

const tabIcons = await Promise.all(
  [16, 32, 48].map(async (size) => ({
    size,
    // At 16 pixels the mark needs a larger share of the icon.
    png: await png(icon(size === 16 ? { share: 0.8, radius: 0.125 } : TAB), size),
  })),
);

const files: Readonly<Record<string, string | Buffer>> = {
  'brand/logo.svg': logo(ON_LIGHT),
  'brand/logo-on-dark.svg': logo(ON_DARK),
  'brand/mark.svg': mark(ON_LIGHT),
  'brand/mark-on-dark.svg': mark(ON_DARK),
  'icons/favicon.svg': favicon(TAB),
  'favicon.ico': ico(tabIcons),
  'apple-touch-icon.png': await png(icon(TOUCH), 180),
  'icons/icon-192.png': await png(icon(TAB), 192),
  'icons/icon-512.png': await png(icon(TAB), 512),
  'icons/maskable-192.png': await png(icon(MASKABLE), 192),
  'icons/maskable-512.png': await png(icon(MASKABLE), 512),
};

for (const [name, contents] of Object.entries(files)) {
  await mkdir(join(target, name, '..'), { recursive: true });
  await writeFile(join(target, name), contents);
  console.log(`public/${name}  ${contents.length} bytes`);
}
