import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryLocales } from '../../test/kit/temporaryLocales.ts';
import { summaryOf, translationsOf, updateRecords } from './record.ts';
import { saveUnits, unitsOf } from './units.ts';
import { fromXliff, toXliff } from './xliff.ts';

const locales = temporaryLocales();
const { write } = locales;

const ARTICLE = (title: string, body: string) =>
  `---\nid: 1\ntitle: ${JSON.stringify(title)}\nsummary: "–"\n---\n\n${body}\n`;

const read = (file: string) => readFile(join(locales.folder, file), 'utf8');
const german = () => translationsOf(locales.folder, 'de');
const states = () => Object.fromEntries(german().map(({ key, state }) => [key, state]));
const due = () => summaryOf(locales.folder).filter((line) => line.startsWith('de'));

beforeEach(async () => {
  await write('en/home.json', {
    title: 'Good day',
    pages_one: '{{count}} page',
    pages_other: '{{count}} pages',
  });
  await write('de/home.json', {
    pages_other: '{{count}} Seiten',
    title: 'Guten Tag',
    pages_one: 'eine Seite',
  });
  await write('en/news/01-a.md', ARTICLE('One', 'First.'));
  await write('de/news/01-a.md', ARTICLE('Eins', 'Erstens.'));
  updateRecords(locales.folder);
});

test('a translation is old once the English text has changed, until it changes, too', async () => {
  expect(due()).toEqual([]);
  await write('en/home.json', {
    title: 'Hello',
    pages_one: '{{count}} page',
    pages_other: '{{count}} pages',
  });
  await write('en/news/01-a.md', ARTICLE('One', 'Firstly.'));
  updateRecords(locales.folder);
  expect(states()).toMatchObject({
    'home.title': 'old',
    'home.pages_one': 'translated',
    'news/01-a.md body': 'old',
  });
  expect(due()).toEqual(['de  home: 0 missing, 1 old', 'de  news: 0 missing, 1 old']);

  await write('de/home.json', { pages_other: '{{count}} Seiten', title: 'Hallo', pages_one: 'eine Seite' });
  updateRecords(locales.folder);
  expect(due()).toEqual(['de  news: 0 missing, 1 old']);
});

test('an old translation can be accepted, and a reviewed one needs review again once it has changed', async () => {
  updateRecords(locales.folder, ['de'], () => 'reviewed');
  expect(new Set(Object.values(states()))).toEqual(new Set(['reviewed']));
  await write('en/news/01-a.md', ARTICLE('One', 'Firstly.'));
  expect(states()).toMatchObject({ 'news/01-a.md body': 'old', 'news/01-a.md title': 'reviewed' });
  updateRecords(locales.folder, ['de'], ({ state }) => (state === 'old' ? 'translated' : state));
  await write('de/news/01-a.md', ARTICLE('Erster', 'Erstens.'));
  expect(states()).toMatchObject({ 'news/01-a.md body': 'translated', 'news/01-a.md title': 'translated' });
});

test('missing texts are those of English, in the plural forms of the language', async () => {
  expect(summaryOf(locales.folder)).toContain('ar  home: 7 missing, 0 old');
});

test('a file that is exported and imported is the same, byte by byte; a changed text changes alone', async () => {
  const files = ['de/home.json', 'de/news/01-a.md'];
  await write('de/home.json', JSON.stringify(JSON.parse(await read('de/home.json')), null, 2) + '\n');
  const before = await Promise.all(files.map(read));
  const xml = await toXliff('de', german());
  const same = await fromXliff(xml, german);
  expect(same.texts).toEqual(unitsOf(locales.folder, 'de'));
  expect(saveUnits(locales.folder, 'de', same.texts)).toEqual([]);

  const changed = await fromXliff(
    xml.replace('Erstens.', 'Zuerst &amp; "zuletzt".').replace('>Eins<', '>Nr. "1"<'),
    german,
  );
  expect(saveUnits(locales.folder, 'de', changed.texts)).toEqual(['de/news/01-a.md']);
  const [home, news = ''] = before;
  expect(await Promise.all(files.map(read))).toEqual([
    home,
    news.replace('Erstens.', 'Zuerst & "zuletzt".').replace('"Eins"', '"Nr. \\"1\\""'),
  ]);
});

test('imports files that the language lacks', async () => {
  const missing = () => translationsOf(locales.folder, 'es');
  const spanish = await fromXliff(
    (await toXliff('es', missing())).replaceAll('<target></target>', '<target>Hola</target>'),
    missing,
  );
  expect(saveUnits(locales.folder, 'es', spanish.texts)).toEqual(['es/home.json', 'es/news/01-a.md']);
  expect(summaryOf(locales.folder).filter((line) => line.startsWith('es'))).toEqual([]);
});

test.each([
  ['no XLIFF', '<a/>'],
  ['a language that the site lacks', '<xliff version="2.0" srcLang="en" trgLang="pt"><file id="a"/></xliff>'],
])('refuses %s', async (_name, xml) => {
  await expect(fromXliff(xml, german)).rejects.toThrow();
});
