/**
 * `npm run pictures`: makes the site's pictures from the renders in `scripts/imagery/renders`: several widths as AVIF and
 * WebP, a PNG or JPEG fallback, and `public/pictures/pictures.json` with their sizes; also the pictures of the documents
 * in `scripts/documents/pictures`. Skips pictures newer than their render, and deletes the site's pictures without one.
 */
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { brand } from '../views/brand.ts';

const root = resolve(import.meta.dirname, '..');
const source = join(root, 'scripts', 'imagery', 'renders');
const target = join(root, 'public', 'pictures');
const WIDTHS = [160, 480, 800, 1280];
const AVIF = { quality: 55, effort: 6, chromaSubsampling: '4:2:0' } as const;
/** JPEG is embedded in PDF unchanged, but has no transparency: flattened onto the background color of the cover. */
const documentTarget = join(root, 'scripts', 'documents', 'pictures');
const DOCUMENT_WIDTH = 800;
const DOCUMENT_GROUND = brand.colors.ground;
const DOCUMENT_JPEG = { quality: 74, mozjpeg: true } as const;
const WEBP = { quality: 78, alphaQuality: 80, effort: 5 } as const;
/** Width for browsers that support neither AVIF nor WebP. */
const FALLBACK_WIDTH = 800;
/** A palette shows soft shadows well enough at a quarter of the size. */
const PNG = { palette: true, quality: 84, effort: 8 } as const;
const JPEG = { quality: 80, mozjpeg: true } as const;

interface Picture {
  readonly width: number;
  readonly height: number;
  /** Available widths in pixels. */
  readonly widths: readonly number[];
  /** File name of the fallback for browsers without AVIF and WebP: PNG if transparent, otherwise JPEG. */
  readonly fallback: string;
}

async function isNewer(file: string, than: string): Promise<boolean> {
  try {
    const [one, other] = await Promise.all([stat(file), stat(than)]);
    return one.mtimeMs >= other.mtimeMs;
  } catch {
    return false;
  }
}

async function makePicture(file: string): Promise<[string, Picture]> {
  const name = basename(file, '.webp');
  const render = join(source, file);
  const { width, height } = await sharp(render).metadata();
  const { isOpaque } = await sharp(render).stats();
  const widths = WIDTHS.filter((each) => each <= width);
  const make = async (path: string, each: number, output: (image: Sharp) => Sharp) => {
    if (await isNewer(path, render)) return;
    await output(sharp(render).resize({ width: each })).toFile(path);
    console.log(path.slice(root.length + 1));
  };
  for (const each of widths) {
    await make(join(target, `${name}-${each}.avif`), each, (image) => image.avif(AVIF));
    await make(join(target, `${name}-${each}.webp`), each, (image) => image.webp(WEBP));
  }
  const fallback = `${name}-${FALLBACK_WIDTH}.${isOpaque ? 'jpg' : 'png'}`;
  await make(join(target, fallback), FALLBACK_WIDTH, (image) =>
    isOpaque ? image.jpeg(JPEG) : image.png(PNG),
  );
  return [name, { width, height, widths, fallback }];
}

/** Deletes files of removed pictures and widths. */
async function removeOthers(pictures: readonly [string, Picture][]): Promise<void> {
  const wanted = new Set(['pictures.json']);
  for (const [name, { widths, fallback }] of pictures) {
    wanted.add(fallback);
    for (const each of widths) for (const format of ['avif', 'webp']) wanted.add(`${name}-${each}.${format}`);
  }
  for (const file of await readdir(target)) if (!wanted.has(file)) await rm(join(target, file));
}

async function makeDocumentPicture(file: string): Promise<void> {
  const path = join(documentTarget, `${basename(file, '.webp')}.jpg`);
  if (await isNewer(path, join(source, file))) return;
  await sharp(join(source, file))
    .resize({ width: DOCUMENT_WIDTH, withoutEnlargement: true })
    .flatten({ background: DOCUMENT_GROUND })
    .jpeg(DOCUMENT_JPEG)
    .toFile(path);
  console.log(path.slice(root.length + 1));
}

await mkdir(target, { recursive: true });
await mkdir(documentTarget, { recursive: true });
const files = (await readdir(source)).filter((file) => file.endsWith('.webp')).toSorted();
const pictures: [string, Picture][] = [];
for (const file of files) pictures.push(await makePicture(file));
for (const file of files.filter((name) => name.endsWith('-hero.webp'))) await makeDocumentPicture(file);
await removeOthers(pictures);
await writeFile(join(target, 'pictures.json'), `${JSON.stringify(Object.fromEntries(pictures), null, 2)}\n`);
console.log(`${pictures.length} pictures`);
