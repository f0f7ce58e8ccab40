import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBlockStore } from '../blocks/blockStore.ts';
import { createEmbedded } from '../blocks/embedded.ts';
import { LANGUAGE_CODES } from '../model/codes.ts';
import { createSearch } from './createSearch.ts';
import { makeIndex } from './languageIndex.ts';
import type { SearchDocument } from './searchDocument.ts';

const PAGE: SearchDocument = {
  id: '/page',
  kind: 'page',
  path: '/page',
  isFile: false,
  title: 'AV-BP 80-230',
  description: '',
  codes: ['AV-BP 80-230'],
  headings: [],
  passages: [],
};

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arcvane-search-'));
  const write = (name: string, content: unknown) => writeFile(join(folder, name), JSON.stringify(content));
  await write('concepts.json', []);
  for (const code of LANGUAGE_CODES) await write(`${code}.json`, makeIndex(code, [PAGE]));
  const languages = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, `${code}.json`]));
  await write('manifest.json', { key: '', concepts: 'concepts.json', languages });
});
afterEach(() => rm(folder, { recursive: true }));

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

it.each(['concepts.json', 'en.json'])('reads %s again after it could not be read', async (name) => {
  const { find, warm } = open();
  const file = join(folder, name);
  await rename(file, `${file}.away`);
  await expect(warm()).rejects.toThrow('ENOENT');
  await rename(`${file}.away`, file);
  expect(await find('en', { text: 'av bp' })).toMatchObject({ total: 1 });
});
