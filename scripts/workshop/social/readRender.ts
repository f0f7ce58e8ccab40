import { basename } from 'node:path';
import { sharp } from '../sharp.ts';
import type { Render } from './drawSocial.ts';

/** Minimum alpha of the product, of 255: above that of soft shadows. */
const SOLID = 40;

/** Measures the product in a render. @throws {Error} if the file is missing or empty */
export async function readRender(file: string): Promise<Render> {
  const { width, height, hasAlpha } = await sharp(file).metadata();
  const name = basename(file, '.webp');
  if (!hasAlpha) return { name, width, height, thing: undefined };
  const alpha = sharp(file).extractChannel('alpha').threshold(SOLID);
  const { info } = await sharp(await alpha.png().toBuffer())
    .trim({ background: '#000' })
    .toBuffer({ resolveWithObject: true });
  const [x, y] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
  const edges = [x <= 1, y <= 1, x + info.width >= width - 1, y + info.height >= height - 1];
  const reachesOver = edges.filter(Boolean).length > 1;
  return {
    name,
    width,
    height,
    thing: reachesOver ? undefined : { x, y, width: info.width, height: info.height },
  };
}
