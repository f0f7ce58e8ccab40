import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { createBlockStore } from '../blocks/blockStore.ts';
import { createEmbedded } from '../blocks/embedded.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../model/codes.ts';
import { createSearch } from './createSearch.ts';
import type { Concept } from './languageIndex.ts';
import { makeIndex } from './makeIndex.ts';
import type { SearchEntry } from './searchEntry.ts';
import { temporaryFolder } from '../../test/kit/temporaryFolder.ts';

const PAGE: SearchEntry = {
  kind: 'page',
  path: '/page',
  title: 'AV-BP 80-230',
  lead: '',
  codes: ['AV-BP 80-230'],
  passages: [],
};

const concept = (...words: readonly string[]) => [{ id: 'x', words, to: ['/page'], role: 'thing' } as const];
const CONCEPTS: Partial<Record<LanguageCode, readonly Concept[]>> = {
  en: concept('AV-BP'),
  de: concept('AV-BP', 'Stapler'),
};

let folder = '';
beforeEach(async () => {
  folder = temporaryFolder();
  const languages = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, `${code}.bin`]));
  for (const code of LANGUAGE_CODES)
    await writeFile(
      join(folder, languages[code] ?? ''),
      serialize(makeIndex(code, [PAGE], CONCEPTS[code] ?? [])),
    );
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ key: '', languages }));
});

/** Without articles. */
function open() {
  const embedded = createEmbedded(folder);
  const blocks = createBlockStore({ embedded, ttlSeconds: 3600, logger: pino({ level: 'silent' }) });
  return createSearch(folder, blocks, () => undefined);
}

it('answers from memory after warming', async () => {
  const { find, warm } = open();
  await warm();
  for (const name of await readdir(folder)) await rm(join(folder, name));
  for (const code of LANGUAGE_CODES) expect(await find(code, { text: 'av bp' })).toMatchObject({ total: 1 });
});

it('offers what a word of another language is called', async () => {
  const { total, correction, similar } = (await open().find('en', { text: 'Stapler' })) ?? {};
  expect({ total, correction }).toEqual({ total: 0, correction: 'AV-BP' });
  expect(similar).toHaveLength(1);
});

it('reads a file again after it could not be read', async () => {
  const { find, warm } = open();
  const file = join(folder, 'en.bin');
  await rename(file, `${file}.away`);
  await expect(warm()).rejects.toThrow('ENOENT');
  await rename(`${file}.away`, file);
  expect(await find('en', { text: 'av bp' })).toMatchObject({ total: 1 });
});
