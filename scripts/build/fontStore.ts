import { hash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { replaceFile, touchFile } from './replaceFile.ts';

const recordSchema = z.object({
  /** Hash of source font, characters and options. */
  key: z.string(),
  /** SHA-256 of the file in hexadecimal. It reveals a file whose record a killed build has not written. */
  sha256: z.string(),
  /** The characters of the file, as a CSS `unicode-range`. */
  ranges: z.string(),
});
const recordsSchema = z.record(z.string(), recordSchema);

/** A font file that was made. */
export interface MadeFont {
  readonly path: string;
  readonly ranges: string;
}

/** A folder of font files, with a record of what each was made from. */
export interface FontStore {
  /** @returns `undefined` if the file is missing, damaged or made from something else */
  find(name: string, key: string): Promise<MadeFont | undefined>;
  add(name: string, key: string, contents: Uint8Array, ranges: string): Promise<MadeFont>;
  /** Writes the records of the files that were found or added. @returns their names */
  save(): Promise<string[]>;
}

export async function openFontStore(folder: string): Promise<FontStore> {
  await mkdir(folder, { recursive: true });
  const recordFile = join(folder, 'fonts.json');
  const records = recordsSchema.parse(JSON.parse(await readFile(recordFile, 'utf8').catch(() => '{}')));
  const used: typeof records = {};
  const pathOf = (name: string) => join(folder, `${name}.woff2`);
  return {
    async find(name, key) {
      const record = records[name];
      if (record?.key !== key) return undefined;
      const path = pathOf(name);
      const contents = await readFile(path).catch(() => undefined);
      if (!contents || hash('sha256', contents) !== record.sha256) return undefined;
      used[name] = record;
      return { path, ranges: record.ranges };
    },
    async add(name, key, contents, ranges) {
      const path = pathOf(name);
      await replaceFile(path, contents);
      used[name] = { key, sha256: hash('sha256', contents), ranges };
      return { path, ranges };
    },
    async save() {
      const names = Object.keys(used).toSorted();
      await Promise.all(names.map((name) => touchFile(pathOf(name))));
      const sorted = Object.fromEntries(names.map((name) => [name, used[name]]));
      await replaceFile(recordFile, `${JSON.stringify(sorted, null, 2)}\n`);
      return names;
    },
  };
}
