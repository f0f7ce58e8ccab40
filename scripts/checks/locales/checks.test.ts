import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { BLOCKS } from '../../../src/blocks/blocks.ts';
import { newsBlock } from '../../../src/blocks/news.ts';
import { LANGUAGE_CODES } from '../../../src/model/codes.ts';
import { temporaryLocales } from '../../../test/kit/temporaryLocales.ts';
import { checkAll } from './checkAll.ts';
import { checkBlocks } from './checkFiles.ts';
import { checkLikeness } from './checkLikeness.ts';
import { checkLocales } from './checkLocales.ts';
import { checkNews } from './checkNews.ts';
import { checkPercent } from './checkPercent.ts';

/** The blocks with one file per language. */
const translatedBlocks = BLOCKS.filter((block) => block !== newsBlock && block.languages.includes('de'));

const locales = temporaryLocales();
const { write } = locales;

describe('the comparison with English', () => {
  test('reports an article that is missing in a language', async () => {
    await write('en/news/01-a.md', 'one');
    expect(await checkLikeness(locales.folder)).toContain('fr: news/01-a.md is missing');
  });

  const check = async (english: string, german: string) => {
    for (const code of LANGUAGE_CODES) await write(`${code}/news/01-a.md`, code === 'de' ? german : english);
    return checkLikeness(locales.folder);
  };

  test.each([
    ['1,250.5 kg on 3 March 2026', '1.250,5 kg am 3. März 2026'],
    ['## Results\n\n- one\n- two', '## Ergebnisse\n\n- eins\n- zwei'],
    ['nineteen months', '19 Monate'],
    ['See [the sheet](/documents/a)', 'Siehe [Datenblatt](/documents/a)'],
  ])('accepts %j translated as %j', async (english, german) => {
    expect(await check(english, german)).toEqual([]);
  });

  test.each([
    [
      '98.5 %',
      '98 %',
      [
        'de: news/01-a.md 0 and English differ in the number 985',
        'de: news/01-a.md 0 and English differ in the number 98',
      ],
    ],
    ['## Results', '### Ergebnisse', ['de: news/01-a.md 0 has different Markdown than English']],
    ['- one\n- two', '- eins und zwei', ['de: news/01-a.md 0 has different Markdown than English']],
    ['[a](/a)', '[a](/b)', ['de: news/01-a.md 0 has different Markdown than English']],
    ['one\n\ntwo', 'eins, zwei', ['de: news/01-a.md has 1 blocks, English 2']],
  ])('reports %j translated as %j', async (english, german, faults) => {
    expect(await check(english, german)).toEqual(faults);
  });
});

test('a time in the afternoon is the same in 12 and in 24 hours', async () => {
  for (const code of LANGUAGE_CODES)
    await write(`${code}/home.json`, { text: code === 'en' ? '8 a.m., 5:30\u00a0p.m.' : '08:00, 17:30' });
  expect(checkLikeness(locales.folder)).toEqual([]);
  await write('de/home.json', { text: '08:00, 18:30' });
  expect(checkLikeness(locales.folder)).toContain('de: home.text and English differ in the number 18');
});

test.each([
  ['fr', '2 400', 'U+202F (narrow no-break space)'],
  ['es', '2 400', 'U+202F (narrow no-break space)'],
  ['de', '2 400', '“.”'],
])('a breaking space before thousands is a fault in %s: %s', async (language, figure, separator) => {
  for (const code of LANGUAGE_CODES)
    await write(`${code}/home.json`, { text: code === language ? `${figure} kWh` : '2,400 kWh' });
  expect(checkLikeness(locales.folder)).toEqual([
    `${language}: home.text has a breaking space in 2400: separate thousands with ${separator}`,
  ]);
});

test('the space before a percent sign must follow the rules of the language', async () => {
  const texts = { de: '98\u00a0% und {{n}}%', es: '98\u00a0%', fr: '98 %', it: '98 %' };
  for (const code of LANGUAGE_CODES)
    await write(`${code}/news/01-a.md`, new Map(Object.entries(texts)).get(code) ?? '98%');
  expect(checkPercent(locales.folder)).toEqual([
    'de: news/01-a.md 0 must have its percent sign after U+00A0 (no-break space)',
    'fr: news/01-a.md 0 must have its percent sign after U+00A0 (no-break space)',
    'it: news/01-a.md 0 must have its percent sign without a space',
  ]);
});

test('a translation may name the company where English does not, and the other way around', async () => {
  const texts = { en: '{{organization.name}} builds {{number}} packs.', de: 'Wir bauen {{number}} Packs.' };
  for (const code of LANGUAGE_CODES)
    await write(`${code}/home.json`, {
      text: new Map(Object.entries(texts)).get(code) ?? `${code} {{number}}`,
    });
  expect(checkLocales(locales.folder)).toEqual([]);
});

test('a text with a count must have all plural forms of its language', async () => {
  for (const code of LANGUAGE_CODES) {
    const categories = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
    const forms = categories.filter((category) => code !== 'ar' || category !== 'two');
    await write(
      `${code}/home.json`,
      Object.fromEntries([
        ...forms.map((category) => [`pages_${category}`, `${code} {{count}}`]),
        ['files', `${code}: {{count}}`],
      ]),
    );
  }
  expect(checkLocales(locales.folder)).toEqual([
    'en/home.json: home.files has a count, but no plural forms',
    'ar/home.json: home.pages_two is missing',
  ]);
});

test('a plural form may leave out its number only if it stands for one number', async () => {
  for (const code of LANGUAGE_CODES) {
    const categories = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
    await write(
      `${code}/home.json`,
      Object.fromEntries(categories.map((category) => [`pages_${category}`, `${code} {{count}}`])),
    );
  }
  const forms = {
    zero: '{{count}}',
    one: 'صفحة',
    two: 'صفحتان',
    few: 'صفحات',
    many: '{{count}}',
    other: '{{count}}',
  };
  await write(
    'ar/home.json',
    Object.fromEntries(Object.entries(forms).map(([form, text]) => [`pages_${form}`, text])),
  );
  expect(checkLocales(locales.folder)).toEqual([
    'ar/home.json: home.pages_few has different placeholders than English',
  ]);
});

describe('front matter', () => {
  const article = (fields: string) => `---\n${fields}\ntitle: T\nsummary: S\n---\n\n80 V`;
  const english = 'id: 1\ndate: 2026-05-01\nproducts: [battery]';

  const check = async (german: string, more: Readonly<Record<string, string>> = {}) => {
    for (const code of LANGUAGE_CODES)
      await write(`${code}/news/01-a.md`, article(code === 'de' ? german : english));
    for (const [path, text] of Object.entries(more)) await write(path, text);
    return checkNews(locales.folder);
  };

  test('has no fault if it is the same in every language', async () => {
    expect(await check(english.replace('2026-05-01', "'2026-05-01'"))).toEqual([]);
  });

  test.each([
    [english.replace('id: 1', 'id: 2'), 'de/news/01-a.md: id differs from English'],
    [english.replace('05-01', '05-02'), 'de/news/01-a.md: date differs from English'],
    [english.replace('battery', 'cloud'), 'de/news/01-a.md: products differs from English'],
    [
      `${english}\npictures: /a.png`,
      'de/news/01-a.md: unknown key “pictures”; allowed keys: id, date, title, summary, products, picture',
    ],
  ])('with fault is reported: %j', async (german, fault) => {
    expect(await check(german)).toEqual([fault]);
  });

  test('with unknown products, duplicate ids or invalid fields is reported', async () => {
    const unknown = english.replace('battery', 'batery');
    const faults = await check(english, {
      'en/news/01-a.md': article(unknown),
      'fr/news/02-b.md': article(english),
      'it/news/03-c.md': article('id: 3'),
    });
    expect(faults).toContain('en/news/01-a.md: unknown product “batery” in products');
    expect(faults).toContain('article 1 is in fr/news/01-a.md and fr/news/02-b.md: using the last one');
    expect(faults).toContainEqual(expect.stringMatching('^it/news/03-c.md is dropped: date: '));
  });
});

describe('missing files', () => {
  beforeEach(async () => {
    await write('glossary.json', []);
    for (const code of LANGUAGE_CODES) {
      await write(`${code}/home.json`, { title: `Title ${code}` });
      for (const { slug } of translatedBlocks)
        await write(`${code}/blocks/${slug}.json`, { text: `Text ${code}` });
      await mkdir(join(locales.folder, code, 'news'));
    }
  });

  test('are none if every language has the files of English', async () => {
    await write('en/blocks/language.json', {});
    expect(await checkAll(locales.folder)).toEqual([]);
  });

  test.each(['', '/home.json', '/blocks/about-contact.json', '/news'])(
    'are reported in one sentence: de%s',
    async (path) => {
      await rm(join(locales.folder, `de${path}`), { recursive: true });
      expect(await checkAll(locales.folder)).toEqual([
        `locales/de${path} is missing: copy locales/en${path} and translate it`,
      ]);
    },
  );

  test('are not reported if they await translation', async () => {
    await write('pending.json', ['home']);
    await rm(join(locales.folder, 'de/home.json'));
    expect(await checkAll(locales.folder)).toEqual([]);
  });
});

describe('texts left in English', () => {
  test('are reported for a block', async () => {
    for (const code of LANGUAGE_CODES)
      for (const { slug } of translatedBlocks)
        await write(`${code}/blocks/${slug}.json`, { text: `Text ${code === 'de' ? 'en' : code}` });
    expect(checkBlocks(locales.folder)).toEqual(
      translatedBlocks.map(
        ({ slug }) => `de/blocks/${slug}.json is not translated: it is the same as in English`,
      ),
    );
  });

  test('are not reported for an empty block', async () => {
    for (const code of LANGUAGE_CODES)
      for (const { slug, empty } of translatedBlocks) await write(`${code}/blocks/${slug}.json`, empty);
    expect(checkBlocks(locales.folder)).toEqual([]);
  });

  test('are reported for the parts of an article', async () => {
    const article = (title: string, ...paragraphs: string[]) =>
      [`---\nid: 1\ndate: 2026-05-01\ntitle: ${title}\nsummary: Summary ${title}\n---`, ...paragraphs].join(
        '\n\n',
      );
    for (const code of LANGUAGE_CODES)
      await write(`${code}/news/01-a.md`, article(code, code, '![](/same.png)', `98 % ${code}`));
    expect(await checkNews(locales.folder)).toEqual([]);
    await write('de/news/01-a.md', article('en', 'de', '![](/same.png)', '98 % en'));
    expect(await checkNews(locales.folder)).toEqual([
      'de/news/01-a.md is not translated: title, summary, paragraph 3',
    ]);
  });
});
