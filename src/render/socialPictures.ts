import { z } from 'zod';
import type { SocialPicture } from '../../views/PageLinks.tsx';
import type { LanguageCode } from '../locale/codes.ts';
import { readSetupJson } from '../readSetupFile.ts';

const inLanguage = z.object({ file: z.string(), title: z.string() });
const socialList = z.record(z.string(), z.record(z.string(), inLanguage));

/** Social media preview image of a page, by English path and language. */
export type SocialPictureOf = (path: string, code: LanguageCode) => SocialPicture | undefined;

/**
 * Reads the socialList of pictures that `npm run social` writes. A page without a picture inherits its nearest ancestor's.
 *
 * @param path of `social.json`
 * @throws {SetupError} if the socialList is missing or broken
 */
export function readSocialPictures(path: string): SocialPictureOf {
  const data = readSetupJson(path, socialList, 'restore it from the repository, or run `npm run social`');
  return (page, code) => {
    for (let at = page; ; at = above(at)) {
      const found = data[at]?.[code];
      if (found) return { path: `/social/${found.file}`, title: found.title };
      if (at === '/') return undefined;
    }
  };
}

function above(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/';
}
