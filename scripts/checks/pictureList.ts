import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { PRODUCT_IDS, pictureOf } from '../../src/catalog/catalog.ts';
import { brand } from '../../views/brand.ts';
import { missingPicture } from '../documents/missingPicture.ts';

/** How the pictures are made. A change remakes all of them. */
export const SETTINGS = {
  widths: [240, 480, 800, 1280],
  avif: { quality: 55, effort: 6, chromaSubsampling: '4:2:0' },
  webp: { quality: 78, alphaQuality: 80, effort: 5 },
  /** For browsers that support neither AVIF nor WebP. */
  fallback: {
    width: 800,
    // A palette shows soft shadows well enough at a quarter of the size.
    png: { palette: true, quality: 84, effort: 8 },
    jpeg: { quality: 80, mozjpeg: true },
  },
  /** JPEG is embedded in PDF unchanged, but has no transparency: flattened onto the background color of the cover. */
  document: { width: 800, background: brand.colors.ground, jpeg: { quality: 74, mozjpeg: true } },
} as const;

const picture = z.object({
  width: z.number(),
  height: z.number(),
  /** Available widths in pixels. */
  widths: z.array(z.number()),
  /** File name of the fallback for browsers without AVIF and WebP: PNG if transparent, otherwise JPEG. */
  fallback: z.string(),
  /** Of the render and the settings. */
  digest: z.string(),
});
export type Picture = z.infer<typeof picture>;
export type PictureList = Readonly<Record<string, Picture>>;

interface PictureFolders {
  readonly renders: string;
  /** Pictures of the site. */
  readonly site: string;
  /** Pictures of the documents. */
  readonly documents: string;
}

export function pictureFolders(root: string): PictureFolders {
  return {
    renders: join(root, 'scripts', 'workshop', 'imagery', 'renders'),
    site: join(root, 'public', 'pictures'),
    documents: join(root, 'scripts', 'documents', 'pictures'),
  };
}

/** Paths of the files made from a render. */
export function filesOf(
  { site, documents }: PictureFolders,
  name: string,
  { widths, fallback }: Picture,
): string[] {
  return [
    ...widths.flatMap((width) => ['avif', 'webp'].map((format) => join(site, `${name}-${width}.${format}`))),
    join(site, fallback),
    ...(name.endsWith('-hero') ? [join(documents, `${name}.jpg`)] : []),
  ];
}

/** The list that `npm run pictures` wrote last; empty if there is none, or an older one. */
export async function readPictureList(root: string): Promise<PictureList> {
  const text = await readFile(join(pictureFolders(root).site, 'pictures.json'), 'utf8').catch(() => '{}');
  return z.record(z.string(), picture).safeParse(JSON.parse(text)).data ?? {};
}

/** Digest of each render and the settings, by picture name. */
export async function renderDigests(root: string): Promise<ReadonlyMap<string, string>> {
  const { renders } = pictureFolders(root);
  const files = (await readdir(renders)).filter((file) => file.endsWith('.webp')).toSorted();
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, string]> => {
        const hash = createHash('sha256').update(JSON.stringify(SETTINGS));
        return [
          basename(file, '.webp'),
          hash.update(await readFile(join(renders, file))).digest('base64url'),
        ];
      }),
    ),
  );
}

/**
 * Compares products, renders and pictures.
 *
 * @param root project root
 * @returns one sentence per fault
 */
export async function checkPictures(root: string): Promise<string[]> {
  const [digests, list] = await Promise.all([renderDigests(root), readPictureList(root)]);
  const products = PRODUCT_IDS.filter((id) => !digests.has(pictureOf(id)));
  const outdated = [...digests].filter(([name, digest]) => list[name]?.digest !== digest);
  const removed = Object.keys(list).filter((name) => !digests.has(name));
  return [
    ...products.map(missingPicture),
    ...outdated.map(([name]) => `The pictures of ${name} are not those of its render: run npm run pictures`),
    ...removed.map((name) => `The pictures of ${name} have no render: run npm run pictures`),
  ];
}
