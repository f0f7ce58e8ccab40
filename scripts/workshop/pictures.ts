/**
 * `npm run pictures`: makes the site's pictures from the renders in `scripts/workshop/imagery/renders`: several widths as AVIF and
 * WebP, a PNG or JPEG fallback, and `public/pictures/pictures.json` with their sizes; also the pictures of the documents
 * in `scripts/documents/pictures`. Skips pictures whose render and settings are unchanged, by the digest in
 * `pictures.json`.
 */
import { resolve } from 'node:path';
import { makePictures } from './pictures/makePictures.ts';

const count = await makePictures(resolve(import.meta.dirname, '..', '..'), console.log);
console.log(`${count} pictures`);
