import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach } from 'vitest';
import { LANGUAGE_CODES } from '../../src/model/codes.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** A new `locales` folder with a folder per language for each test of the calling file or `describe`. */
export function temporaryLocales() {
  const locales = {
    folder: '',
    /** Writes a file of the folder: a text, or data as JSON. */
    write: async (file: string, content: unknown): Promise<void> => {
      const path = join(locales.folder, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
    },
  };
  beforeEach(async () => {
    locales.folder = temporaryFolder();
    await Promise.all(LANGUAGE_CODES.map((code) => mkdir(join(locales.folder, code))));
  });
  return locales;
}
