import { execFileSync } from 'node:child_process';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../model/codes.ts';
import { organization } from '../organization.ts';
import { createEmbedded } from './embedded.ts';
import { contactBlock } from './contact.ts';
import { languageBlock } from './language.ts';
import { newsBlock } from './news.ts';
import { temporaryFolder } from '../../test/kit/temporaryFolder.ts';

const LATER = Date.parse('2100-01-01');

/** Creates a `locales` folder with the given files, and a reader for it. */
async function locales(files: Readonly<Record<string, string>>) {
  const localesFolder = temporaryFolder();
  const write = async (path: string, text: string): Promise<void> => {
    const file = join(localesFolder, path);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, text);
  };
  for (const [path, text] of Object.entries(files)) await write(path, text);
  return { localesFolder, write, reader: createEmbedded(localesFolder) };
}

const article = (id: number, more = '') => `---
id: ${id}
date: 2026-05-0${id}
title: Article ${id}
summary: Summary
products: [battery]
${more}
---

# Head

Text
`;

describe('news', () => {
  it('reads one file per article and language', async () => {
    const { reader } = await locales({
      'de/news/1.md': article(1),
      'de/news/2.md': article(2),
      'fr/news/1.md': article(1),
    });
    const { value } = (await reader.read(newsBlock, 'de')).at(LATER);
    expect(value.list.map(({ id }) => id)).toEqual([2, 1]);
    expect(value.list[1]).toEqual({
      id: 1,
      date: '2026-05-01',
      title: 'Article 1',
      summary: 'Summary',
      products: ['battery'],
      picture: undefined,
      html: '<h2>Head</h2>\n<p>Text</p>\n',
      words: 2,
    });
    expect((await reader.read(newsBlock, 'fr')).at(LATER).value.list).toHaveLength(1);
    expect((await reader.read(newsBlock, 'ja')).at(LATER).value.list).toEqual([]);
  });

  it('drops invalid articles with a warning that names file and reason', async () => {
    const { reader, localesFolder } = await locales({
      'en/news/1.md': article(1),
      'en/news/2.md': article(0),
      'en/news/3.md': 'No front matter',
      'en/news/4.md': '---\ntitle: [\n---\nText',
      'en/news/5.md': '---js\n{ id: process.exit(1) }\n---\nText',
      'en/news/6.md': '',
      'en/news/7.md/in-a-folder.md': article(7),
      'en/news/8.md': article(8) + 'a'.repeat(250_000),
      'en/news/.9.md': article(9),
      'en/news/notes.txt': 'Notes',
    });
    const block = await reader.read(newsBlock, 'en');
    expect(block.at(LATER).value.list.map(({ id }) => id)).toEqual([1]);
    const folder = join(localesFolder, 'en/news');
    expect(block.warnings).toEqual([
      expect.stringMatching(`^${folder}/2.md is dropped: id: Too small`),
      expect.stringMatching(`^${folder}/3.md is dropped: id: Invalid input.*title: `),
      expect.stringMatching(`^${folder}/4.md is dropped: .*flow collection`),
      `${folder}/5.md is dropped: front matter must be YAML`,
      expect.stringMatching(`^${folder}/6.md is dropped: id: Invalid input`),
      `${folder}/7.md is dropped: not a regular file`,
      `${folder}/8.md is dropped: larger than 250000 bytes`,
    ]);
  });

  it('keeps the previous article of a file that became invalid, with a warning, until the file is removed', async () => {
    const { reader, write, localesFolder } = await locales({
      'en/news/1.md': article(1),
      'en/news/2.md': article(2),
    });
    const read = async () => {
      const block = await reader.read(newsBlock, 'en');
      return { ids: block.at(LATER).value.list.map(({ id }) => id), warnings: block.warnings };
    };
    expect(await read()).toEqual({ ids: [2, 1], warnings: [] });
    const path = join(localesFolder, 'en/news/2.md');
    await write('en/news/2.md', article(2).replace('title:', 'titel:'));
    expect(await read()).toEqual({
      ids: [2, 1],
      warnings: [expect.stringMatching(`^${path} keeps its previous version: title: Invalid input`)],
    });
    await rm(path);
    expect(await read()).toEqual({ ids: [1], warnings: [] });
    await write('en/news/2.md', 'No front matter');
    expect(await read()).toEqual({ ids: [1], warnings: [expect.stringMatching(`^${path} is dropped`)] });
  });

  it('uses the last of two files with the same id, with a warning', async () => {
    const { reader, localesFolder } = await locales({
      'en/news/a.md': article(1),
      'en/news/b.md': article(1).replace('Article 1', 'New'),
    });
    const block = await reader.read(newsBlock, 'en');
    expect(block.at(LATER).value.list.map(({ title }) => title)).toEqual(['New']);
    const folder = join(localesFolder, 'en/news');
    expect(block.warnings).toEqual([`article 1 is in ${folder}/a.md and ${folder}/b.md: using the last one`]);
  });

  it('warns about unknown keys and products, naming the file', async () => {
    const { reader, localesFolder } = await locales({
      'en/news/1.md': article(1, 'picturre: /a.png'),
      'en/news/2.md': article(2).replace('battery', 'batery'),
    });
    const block = await reader.read(newsBlock, 'en');
    expect(block.at(LATER).value.list).toHaveLength(2);
    const folder = join(localesFolder, 'en/news');
    expect(block.warnings).toEqual([
      `${folder}/1.md: unknown key “picturre”; allowed keys: id, date, title, summary, products, picture`,
      `${folder}/2.md: unknown product “batery” in products`,
    ]);
  });

  it('reads regular files and symlinks to them; drops FIFOs and folders with a warning', async () => {
    const { reader, localesFolder } = await locales({
      'en/news/1.md': article(1),
      'en/drafts/2.md': article(2),
      'en/news/3.md/in-a-folder.md': article(3),
    });
    const folder = join(localesFolder, 'en/news');
    await symlink('../drafts/2.md', join(folder, '2.md'));
    execFileSync('mkfifo', [join(folder, '4.md')]);
    const block = await reader.read(newsBlock, 'en');
    expect(block.at(LATER).value.list.map(({ id }) => id)).toEqual([2, 1]);
    expect(block.warnings).toEqual(
      ['3.md', '4.md'].map((name) => `${join(folder, name)} is dropped: not a regular file`),
    );
  });

  it('reads again only if a file was added, changed or removed', async () => {
    const { reader, write, localesFolder } = await locales({ 'en/news/1.md': article(1) });
    const titles = async () =>
      (await reader.read(newsBlock, 'en')).at(LATER).value.list.map(({ title }) => title);
    const first = await reader.read(newsBlock, 'en');
    expect(await reader.read(newsBlock, 'en')).toBe(first);

    await write('en/news/2.md', article(2));
    expect(await titles()).toEqual(['Article 2', 'Article 1']);
    await write('en/news/2.md', article(2).replace('Article 2', 'Another title'));
    expect(await titles()).toEqual(['Another title', 'Article 1']);
    await rm(join(localesFolder, 'en/news/1.md'));
    expect(await titles()).toEqual(['Another title']);
  });

  it('keeps only the 500 newest articles', async () => {
    const days = Array.from({ length: 501 }, (_, index) =>
      new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10),
    );
    const { reader } = await locales(
      Object.fromEntries(
        days.map((date, index) => [
          `en/news/${index}.md`,
          `---\nid: ${index + 1}\ndate: '${date}'\ntitle: T\nsummary: S\n---\nText`,
        ]),
      ),
    );
    const block = await reader.read(newsBlock, 'en');
    const { list } = block.at(LATER).value;
    expect([list.length, list[0]?.date, list.at(-1)?.date]).toEqual([500, days.at(-1), days[1]]);
    expect(block.warnings).toEqual(['only the newest 500 of 501 articles are shown']);
  });
});

it('block files are read again after an error was fixed', async () => {
  const { reader, write, localesFolder } = await locales({ 'en/blocks/language.json': '{"list":[' });
  await expect(reader.read(languageBlock, 'zh')).rejects.toThrow(/JSON/);
  await write('en/blocks/language.json', '{"list":[{"mark":"en","show":1}]}');
  expect((await reader.read(languageBlock, 'zh')).at(0).value.shown).toEqual(['en']);
  await expect(reader.read(contactBlock, 'de')).rejects.toThrow(/ENOENT/);
  execFileSync('mkfifo', [join(localesFolder, 'en/blocks/about-contact.json')]);
  await expect(reader.read(contactBlock, 'en')).rejects.toThrow('not a regular file');
});

describe('the content of this project', () => {
  const { read } = createEmbedded(join(import.meta.dirname, '../../locales'));

  it('offers every language', async () => {
    expect((await read(languageBlock, 'zh')).at(0).value.shown.toSorted()).toEqual(
      [...LANGUAGE_CODES, 'zh'].sort(),
    );
  });

  it.each(LANGUAGE_CODES)('has address, icons and news in %s', async (lang) => {
    const contact = (await read(contactBlock, lang)).at(0).value;
    expect(contact.address).toContain(organization.address.streetAddress);
    expect(contact.icons.length).toBeGreaterThan(0);
    expect(contact.icons.every(({ customLink, qr }) => customLink ?? qr)).toBe(true);
    expect((await read(newsBlock, lang)).warnings).toEqual([]);
  });

  it('translates the country of the address into each language', async () => {
    const [english, ...others] = await Promise.all(
      LANGUAGE_CODES.map(async (lang) =>
        (await read(contactBlock, lang)).at(0).value.address.split('\n').at(-1),
      ),
    );
    expect(others).not.toContain(english);
  });
});
