import { createHash } from 'node:crypto';
import type { LanguageCode } from '../../../src/model/codes.ts';
import { brand } from '../../../views/brand.ts';

/** Increment when the drawing changes in anything but its brand, to invalidate all pictures. */
const DRAWING = 5;
const { ink, glow, volt, onDark } = brand.colors;

/**
 * File name of a social picture; it contains a hash of everything that the picture shows.
 *
 * @param path English desktop path of the page
 * @param render contents of the render's file
 */
export function pictureName(path: string, title: string, code: LanguageCode, render: Buffer): string {
  const key = createHash('sha256')
    .update(JSON.stringify([DRAWING, title, code, { ink, glow, volt, onDark, logo: brand.logo }]))
    .update(render)
    .digest('hex');
  const name = path === '/' ? 'home' : path.slice(1).split('/').slice(-2).join('-');
  return `${name}-${code}-${key.slice(0, 8)}.jpg`;
}
