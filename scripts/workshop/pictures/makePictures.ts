import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Sharp } from 'sharp';
import {
  filesOf,
  pictureFolders,
  readPictureList,
  renderDigests,
  SETTINGS,
  type Picture,
} from '../../checks/pictureList.ts';
import { sharp } from '../sharp.ts';

/**
 * Makes the pictures of new and changed renders, deletes those of removed ones, and writes `pictures.json`.
 *
 * @param root project root
 * @param report called with the path of each file that is made
 */
export async function makePictures(root: string, report: (path: string) => void): Promise<number> {
  const folders = pictureFolders(root);
  await Promise.all([folders.site, folders.documents].map((folder) => mkdir(folder, { recursive: true })));
  const [digests, known] = await Promise.all([renderDigests(root), readPictureList(root)]);
  const pictures = new Map<string, Picture>();
  for (const [name, digest] of digests) {
    const kept = known[name];
    const isCurrent =
      kept?.digest === digest && filesOf(folders, name, kept).every((path) => existsSync(path));
    pictures.set(name, isCurrent ? kept : await makePicture(root, { name, digest, report }));
  }
  const wanted = new Set([...pictures].flatMap(([name, picture]) => filesOf(folders, name, picture)));
  wanted.add(join(folders.site, 'pictures.json'));
  for (const folder of [folders.site, folders.documents]) {
    for (const file of await readdir(folder)) {
      if (!wanted.has(join(folder, file))) await rm(join(folder, file));
    }
  }
  const list = JSON.stringify(Object.fromEntries(pictures), null, 2);
  await writeFile(join(folders.site, 'pictures.json'), `${list}\n`);
  return pictures.size;
}

interface Task {
  readonly name: string;
  readonly digest: string;
  readonly report: (path: string) => void;
}

async function makePicture(root: string, { name, digest, report }: Task): Promise<Picture> {
  const { renders, site, documents } = pictureFolders(root);
  const render = join(renders, `${name}.webp`);
  const { width, height } = await sharp(render).metadata();
  const { isOpaque } = await sharp(render).stats();
  const { avif, webp, fallback, document } = SETTINGS;
  const make = async (path: string, output: (image: Sharp) => Sharp) => {
    await output(sharp(render)).toFile(path);
    report(relative(root, path));
  };
  const widths = SETTINGS.widths.filter((each) => each <= width);
  for (const each of widths) {
    const place = join(site, `${name}-${each}`);
    await make(`${place}.avif`, (image) => image.resize({ width: each }).avif(avif));
    await make(`${place}.webp`, (image) => image.resize({ width: each }).webp(webp));
  }
  const fallbackFile = `${name}-${fallback.width}.${isOpaque ? 'jpg' : 'png'}`;
  await make(join(site, fallbackFile), (image) => {
    const resized = image.resize({ width: fallback.width });
    return isOpaque ? resized.jpeg(fallback.jpeg) : resized.png(fallback.png);
  });
  if (name.endsWith('-hero')) {
    await make(join(documents, `${name}.jpg`), (image) =>
      image
        .resize({ width: document.width, withoutEnlargement: true })
        .flatten({ background: document.background })
        .jpeg(document.jpeg),
    );
  }
  return { width, height, widths, fallback: fallbackFile, digest };
}
