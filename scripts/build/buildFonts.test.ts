import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { parse } from 'postcss';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/model/languages.ts';
import { committedFonts } from './buildFonts.ts';
import { fontCharacters, unicodeRange } from './fontCharacters.ts';
import { FONT_SHEETS, fontFiles } from './fontFiles.ts';
import { fontSource } from './fontSource.ts';
import { openFontStore } from './fontStore.ts';
import { HUBS } from '../../src/markets/hubs.ts';
import { japaneseCharacters } from './japaneseCharacters.ts';
import { makeFaces } from './makeFaces.ts';

const root = resolve(import.meta.dirname, '../..');
const { resolve: locate } = createRequire(import.meta.url);
const sheets = join(root, 'build', 'fonts');

/** Ten TCP segments, without response headers. */
const FIRST_ROUND_TRIPS = 10 * 1460 - 420;

/** A `@font-face` rule of the build, and the code points that its file has. */
interface BuiltFace {
  readonly family: string;
  readonly weight: string;
  readonly path: string;
  readonly range: string;
  readonly characters: readonly number[];
}

const faces: BuiltFace[] = [];
beforeAll(async () => {
  for (const sheet of FONT_SHEETS)
    for (const rule of parse(readFileSync(join(sheets, `${sheet}.css`), 'utf8')).nodes) {
      const declared: Record<string, string> = {};
      if ('walkDecls' in rule) rule.walkDecls(({ prop, value }) => void (declared[prop] = value));
      const { 'font-family': family = '', 'font-weight': weight = '', src = '' } = declared;
      const path = join(sheets, /url\('([^']+)'\)/.exec(src)?.[1] ?? '');
      const characters = await fontCharacters(readFileSync(path));
      faces.push({ family, weight, path, range: declared['unicode-range'] ?? '', characters });
    }
});

const faceOf = (name: string) => {
  const face = faces.find(({ path }) => basename(path) === `${name}.woff2`);
  if (!face) throw new Error(`No rule refers to ${name}.woff2`);
  return face;
};
const charactersOf = (name: string) => new Set(String.fromCodePoint(...faceOf(name).characters));

/** Contents of a language's JSON and Markdown files, keys included. */
function wordsOf(language: string, isWanted: (name: string) => boolean = () => true): string {
  const folder = join(root, 'locales', language);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(json|md)$/.test(name) && isWanted(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('');
}

describe('the font faces', () => {
  it('claim exactly the characters of their files', async () => {
    expect(faces).toHaveLength((await fontFiles(root)).length * 2);
    for (const { path, range, characters } of faces) expect(range, path).toBe(unicodeRange(characters));
  });

  it('of a family have the same characters in every weight, each in one file', () => {
    const families = Map.groupBy(faces, ({ family }) => family);
    expect(families.size).toBeGreaterThan(3);
    for (const [family, members] of families) {
      const perWeight = [...Map.groupBy(members, ({ weight }) => weight).values()].map((ofWeight) =>
        ofWeight.flatMap(({ characters }) => characters).toSorted((one, other) => one - other),
      );
      const [first = [], ...others] = perWeight;
      expect(others, family).toEqual([first]);
      expect(new Set(first).size, family).toBe(first.length);
    }
  });
});

it('the font files in client/fonts are current; if not, run `npx -c "node scripts/fonts.ts"` and commit them', async () => {
  const committed = await openFontStore(committedFonts(root));
  const outdated: string[] = [];
  const target = {
    ...committed,
    add: (name: string) => {
      outdated.push(name);
      return Promise.resolve({ path: '', ranges: '' });
    },
  };
  const current = await makeFaces(root, [committed], target);
  expect(outdated).toEqual([]);
  expect(readdirSync(committedFonts(root)).filter((name) => name.endsWith('.woff2'))).toEqual(
    current.map(({ path }) => basename(path)).toSorted(),
  );
});

it.each([400, 500])(
  'the Japanese font files of weight %i have every character of the texts that Plex has',
  async (weight) => {
    // Manuals embed their own font.
    const used = new Set(wordsOf('ja', (name) => !name.startsWith('manuals/')));
    const source = locate(fontSource('ibm-plex-sans-jp', 'japanese', weight));
    const plex = new Set(String.fromCodePoint(...(await fontCharacters(readFileSync(source)))));
    const names = ['', '-signs', '-frame', '-labels', '-rest'].map(
      (part) => `plex-japanese${part}-${weight}`,
    );
    const ours = new Set(names.flatMap((name) => [...charactersOf(name)]));
    const shown = [...used].filter((character) => plex.has(character));
    expect(shown.length).toBeGreaterThan(1000);
    expect(shown.filter((character) => !ours.has(character))).toEqual([]);
    // Articles of the content service can have other characters; kana and punctuation must all be covered.
    expect([...'ぁゖゔァヺー・「」、。'].filter((character) => !ours.has(character))).toEqual([]);
  },
);

it('the Japanese characters are each in one file, and the first file covers the first view of the home page', async () => {
  const sets = await japaneseCharacters(join(root, 'locales'));
  const all = Object.values(sets).join('');
  expect(new Set(all).size).toBe([...all].length);
  const { first, frame } = sets;
  expect([...'ABZabz059.,:%'].filter((it) => !(first + frame).includes(it))).toEqual([]);
  expect(first.length).toBeLessThan(frame.length);
  expect(frame.length).toBeLessThan(all.length / 2);
  const shown = [...'止められない機械のための電力「Cookieに関する選択」すべて許可必須のみ個別に選択 '];
  expect(shown.filter((it) => !first.includes(it))).toEqual([]);
  expect(first).toMatch(/-.*0.*9.*A.*Z/);
  // Not a text of the locale files.
  expect([...(HUBS.osaka.localAddress ?? '')].filter((it) => !all.includes(it))).toEqual([]);
});

it.each(['plex-latin', 'plex-arabic', 'plex-japanese'])(
  'the first files of %s fit into ten TCP segments, with response headers',
  (name) => {
    for (const weight of [400, 500])
      expect(statSync(faceOf(`${name}-${weight}`).path).size).toBeLessThan(FIRST_ROUND_TRIPS);
  },
);

describe('the Arabic and the Latin font files', () => {
  it('contain every Arabic letter of the texts, and Latin codes, figures and units', () => {
    const letters = new Set(wordsOf('ar').match(/\p{Script=Arabic}/gu));
    expect(letters.size).toBeGreaterThan(30);
    for (const weight of [400, 500]) {
      const arabic = charactersOf(`plex-arabic-${weight}`);
      expect([...letters, ...'AV-FL 80 V, −20°C: 102 kWh'].filter((it) => !arabic.has(it))).toEqual([]);
    }
  });

  it('have every letter of the Latin texts in one file, except for names in the news', () => {
    const latin = charactersOf('plex-latin-400');
    for (const language of ['en', 'de', 'es', 'fr', 'it']) {
      const letters = new Set(
        wordsOf(language, (name) => !/^(manuals|news)\//.test(name)).match(/\p{Script=Latin}/gu),
      );
      expect(
        [...letters].filter((letter) => !latin.has(letter)),
        language,
      ).toEqual([]);
    }
  });
});

it('builds every font that a language preloads', () => {
  const { files } = JSON.parse(readFileSync(join(root, 'build/manifest.json'), 'utf8'));
  for (const { fonts } of Object.values(LANGUAGES)) {
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter((name) => files[name] === undefined)).toEqual([]);
  }
});
