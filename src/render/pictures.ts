import * as z from 'zod';
import type { SocialPicture } from '../../views/PageLinks.tsx';
import type { PictureFile } from '../model/renderContext.ts';
import { readSetupJson } from '../common/setupFiles.ts';
import type { LanguageCode } from '../model/codes.ts';

const pixels = z.number().int().positive();
const list = z.record(
  z.string(),
  z.object({
    width: pixels,
    height: pixels,
    widths: z.array(pixels).min(1),
    /** File for browsers that support neither AVIF nor WebP. */
    fallback: z.string().min(1),
  }),
);

/**
 * Reads the list of pictures that `npm run pictures` writes. Returns a lookup by name.
 *
 * @param path of `pictures.json`
 * @throws {SetupError} if the list is missing or broken
 */
export function readPictures(path: string): (name: string) => PictureFile | undefined {
  const data = readSetupJson(path, list, 'restore it from the repository, or run `npm run pictures`');
  const pictures = new Map(
    Object.entries(data).map(([name, { width, height, widths, fallback }]): [string, PictureFile] => {
      const file = (each: number, format: string) => `/pictures/${name}-${each}.${format}`;
      const srcSet = (format: string) => widths.map((each) => `${file(each, format)} ${each}w`).join(', ');
      const src = `/pictures/${fallback}`;
      return [name, { width, height, src, avif: srcSet('avif'), webp: srcSet('webp') }];
    }),
  );
  return (name) => pictures.get(name);
}

const socialList = z.record(
  z.string(),
  z.record(z.string(), z.object({ file: z.string(), title: z.string() })),
);

/** Social media preview image of a page, by English path and language. */
export type SocialPictureOf = (path: string, code: LanguageCode) => SocialPicture | undefined;

/**
 * Reads the list of pictures that `npm run social` writes. A page without a picture inherits its nearest ancestor's.
 *
 * @param path of `social.json`
 * @throws {SetupError} if the list is missing or broken
 */
export function readSocialPictures(path: string): SocialPictureOf {
  const data = readSetupJson(path, socialList, 'restore it from the repository, or run `npm run social`');
  return (page, code) => {
    for (let at = page; ; at = at.slice(0, at.lastIndexOf('/')) || '/') {
      const found = data[at]?.[code];
      if (found) return { path: `/social/${found.file}`, title: found.title };
      if (at === '/') return undefined;
    }
  };
}
