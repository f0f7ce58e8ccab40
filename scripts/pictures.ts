/**
 * `npm run pictures`: makes what the site serves from the renders in `scripts/imagery/renders`: each in several widths
 * as AVIF and WebP, and `public/pictures/pictures.json`, which says how large they are; and the pictures of the data
 * sheets and manuals in `scripts/documents/pictures`. What is newer than its render is left as it is.
 */
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import sharp from 'sharp';

const root = resolve(import.meta.dirname, '..');
const source = join(root, 'scripts', 'imagery', 'renders');
const target = join(root, 'public', 'pictures');
const WIDTHS = [160, 480, 800, 1280];
/** Renders stand on nothing: what is around them is transparent, and only their shadow needs the room. */
const AVIF = { quality: 55, effort: 5 } as const;
/** Documents hold JPEG as it is, and nothing transparent: the picture stands on the colour of their cover. */
const documentTarget = join(root, 'scripts', 'documents', 'pictures');
const DOCUMENT_WIDTH = 800;
const DOCUMENT_GROUND = '#f4f6f5';
const JPEG = { quality: 74, mozjpeg: true } as const;
const WEBP = { quality: 78, alphaQuality: 80, effort: 5 } as const;

interface Picture {
  readonly width: number;
  readonly height: number;
  /** Widths that there are, in pixels. */
  readonly widths: readonly number[];
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
  const { width, height } = await sharp(join(source, file)).metadata();
  const widths = WIDTHS.filter((each) => each <= width);
  for (const each of widths) {
    const outputs = { avif: AVIF, webp: WEBP } as const;
    for (const format of ['avif', 'webp'] as const) {
      const path = join(target, `${name}-${each}.${format}`);
      if (await isNewer(path, join(source, file))) continue;
      await sharp(join(source, file)).resize({ width: each }).toFormat(format, outputs[format]).toFile(path);
      console.log(path.slice(root.length + 1));
    }
  }
  return [name, { width, height, widths }];
}

async function makeDocumentPicture(file: string): Promise<void> {
  const path = join(documentTarget, `${basename(file, '.webp')}.jpg`);
  if (await isNewer(path, join(source, file))) return;
  await sharp(join(source, file))
    .resize({ width: DOCUMENT_WIDTH, withoutEnlargement: true })
    .flatten({ background: DOCUMENT_GROUND })
    .jpeg(JPEG)
    .toFile(path);
  console.log(path.slice(root.length + 1));
}

await mkdir(target, { recursive: true });
await mkdir(documentTarget, { recursive: true });
const files = (await readdir(source)).filter((file) => file.endsWith('.webp')).toSorted();
const pictures: [string, Picture][] = [];
for (const file of files) pictures.push(await makePicture(file));
for (const file of files.filter((name) => name.endsWith('-hero.webp'))) await makeDocumentPicture(file);
await writeFile(join(target, 'pictures.json'), `${JSON.stringify(Object.fromEntries(pictures), null, 2)}\n`);
console.log(`${pictures.length} pictures`);
