import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { PRODUCT_IDS } from '../../../src/catalog/catalog.ts';
import { checkPictures, pictureFolders } from '../../checks/pictureList.ts';
import { sharp } from '../sharp.ts';
import { makePictures } from './makePictures.ts';
import { temporaryFolder } from '../../../test/kit/temporaryFolder.ts';

let root: string;
beforeEach(async () => {
  root = temporaryFolder();
  await mkdir(pictureFolders(root).renders, { recursive: true });
});

async function render(name: string, background: string): Promise<void> {
  await sharp({ create: { width: 300, height: 150, channels: 4, background } })
    .webp()
    .toFile(join(pictureFolders(root).renders, `${name}.webp`));
}

async function made(): Promise<string[]> {
  const paths: string[] = [];
  await makePictures(root, (path) => paths.push(path));
  return paths;
}

const HERO = [
  'public/pictures/tower-hero-240.avif',
  'public/pictures/tower-hero-240.webp',
  'public/pictures/tower-hero-800.jpg',
  'scripts/documents/pictures/tower-hero.jpg',
];

test('the pictures of this project are those of its renders', async () => {
  expect(await checkPictures(resolve(import.meta.dirname, '..', '..', '..'))).toEqual([]);
});

test('only the pictures of new and changed renders are made, whatever the file times', async () => {
  await render('tower-hero', 'red');
  await render('scene-park', '#00ff0080');
  expect(await made()).toEqual([
    'public/pictures/scene-park-240.avif',
    'public/pictures/scene-park-240.webp',
    'public/pictures/scene-park-800.png',
    ...HERO,
  ]);
  const { renders } = pictureFolders(root);
  for (const file of await readdir(renders))
    await utimes(join(renders, file), new Date(), new Date('2099-01-01'));
  expect(await made()).toEqual([]);
  await render('tower-hero', 'blue');
  expect(await made()).toEqual(HERO);
  await rm(join(root, 'public', 'pictures', 'tower-hero-240.webp'));
  expect(await made()).toEqual(HERO);
});

test('the pictures of a removed render are deleted', async () => {
  await render('tower-hero', 'red');
  await render('scene-park', 'red');
  await made();
  await rm(join(pictureFolders(root).renders, 'tower-hero.webp'));
  expect(await checkPictures(root)).toContain(
    'The pictures of tower-hero have no render: run npm run pictures',
  );
  expect(await made()).toEqual([]);
  const { site, documents } = pictureFolders(root);
  expect(await readdir(site)).toEqual(['pictures.json', ...SCENE]);
  expect(await readdir(documents)).toEqual([]);
});

const SCENE = ['scene-park-240.avif', 'scene-park-240.webp', 'scene-park-800.jpg'];

test('products without a picture and changed renders are reported', async () => {
  for (const id of PRODUCT_IDS) if (id !== 'battery') await render(`${id}-hero`, 'red');
  await writeFile(join(pictureFolders(root).renders, 'agv-hero.webp'), 'changed');
  const faults = await checkPictures(root);
  expect(faults[0]).toBe(
    'battery has no picture: put battery-hero.webp into scripts/workshop/imagery/renders and run npm run pictures',
  );
  expect(faults).toContain('The pictures of agv-hero are not those of its render: run npm run pictures');
  expect(faults).toHaveLength(PRODUCT_IDS.length);
});
