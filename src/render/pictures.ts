import { z } from 'zod';
import type { PictureFile } from '../../views/site.tsx';
import { readSetupJson } from '../readSetupFile.ts';

const list = z.record(
  z.string(),
  z.object({
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    widths: z.array(z.number().int().positive()).min(1),
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
  const pictures = new Map(
    Object.entries(
      readSetupJson(path, list, 'restore it from the repository, or run `npm run pictures`'),
    ).map(([name, { width, height, widths, fallback }]): [string, PictureFile] => {
      const file = (each: number, format: string) => `/pictures/${name}-${each}.${format}`;
      const srcSet = (format: string) => widths.map((each) => `${file(each, format)} ${each}w`).join(', ');
      const src = `/pictures/${fallback}`;
      return [name, { width, height, src, avif: srcSet('avif'), webp: srcSet('webp') }];
    }),
  );
  return (name) => pictures.get(name);
}
