import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/locale/languages.ts';
import { characterRange } from './characterRange.ts';
import { fontSource } from './fontSource.ts';
import { japaneseCharacters } from './japaneseCharacters.ts';

const root = resolve(import.meta.dirname, '../..');
const built = (name: string) => join(root, 'build/fonts', name);

/** The characters of a font, from its `cmap` table (OpenType specification, format 4). */
async function charactersOf(file: string): Promise<ReadonlySet<string>> {
  const font = await subsetFont(readFileSync(file), undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
  });
  const u16 = (at: number) => font.readUInt16BE(at);
  const tables = Array.from({ length: u16(4) }, (_, index) => 12 + index * 16);
  const cmap = font.readUInt32BE(
    (tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap') ?? NaN) + 8,
  );
  const segments = Array.from({ length: u16(cmap + 2) }, (_, index) => cmap + 4 + index * 8)
    .map((at) => cmap + font.readUInt32BE(at + 4))
    .find((at) => u16(at) === 4);
  if (segments === undefined) throw new Error(`${file} has no cmap of format 4`);
  const size = u16(segments + 6);
  const characters = new Set<string>();
  for (let end = segments + 14; end < segments + 14 + size; end += 2) {
    const [start, delta, offset] = [end + size + 2, end + 2 * size + 2, end + 3 * size + 2];
    for (let code = u16(start); code <= u16(end); code++) {
      const glyph =
        u16(offset) === 0 ? code + u16(delta) : u16(offset + u16(offset) + 2 * (code - u16(start)));
      if (glyph % 0x10000 !== 0) characters.add(String.fromCodePoint(code));
    }
  }
  return characters;
}

/** Contents of a language's JSON and Markdown files, keys included. */
function wordsOf(language: string, isWanted: (name: string) => boolean = () => true): string {
  const folder = join(root, 'locales', language);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(json|md)$/.test(name) && isWanted(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('');
}

describe.each([
  [400, ['plex-japanese', 'plex-japanese-frame', 'plex-japanese-more']],
  [500, ['plex-japanese', 'plex-japanese-frame', 'plex-japanese-more', 'plex-japanese-rest']],
])('the Japanese font files of weight %i', (weight, names) => {
  it('contain every character of the Japanese texts that Plex contains', async () => {
    // Manuals embed their own font.
    const used = new Set(wordsOf('ja', (name) => !name.startsWith('manuals/')));
    const [plex, ...ours] = await Promise.all([
      charactersOf(fontSource('ibm-plex-sans-jp', 'japanese', weight)),
      ...names.map((name) => charactersOf(built(`${name}-${weight}.woff2`))),
    ]);
    const isThere = (character: string) => ours.some((font) => font.has(character));
    const shown = [...used].filter((character) => plex.has(character));
    expect(shown.length).toBeGreaterThan(1000);
    expect(shown.filter((character) => !isThere(character))).toEqual([]);
    // Articles of the content service can have other characters; kana and punctuation must all be covered.
    expect([...'ぁゖゔァヺー・「」、。'].filter((character) => !isThere(character))).toEqual([]);
  });
});

describe('the Japanese characters', () => {
  it('are in one file per weight, and the first files cover the first view of the home page', async () => {
    const { regular, strong } = await japaneseCharacters(join(root, 'locales'));
    for (const sets of [regular, strong]) {
      const all = Object.values(sets).join('');
      expect(new Set(all).size).toBe([...all].length);
      expect([...'ABZabz059.,:%'].filter((it) => !(sets.first + sets.frame).includes(it))).toEqual([]);
      expect(sets.first.length).toBeLessThan(sets.frame.length);
      expect(sets.frame.length).toBeLessThan(sets.more.length);
    }
    const bold = [...'止められない機械のための電力「Cookieに関する選択」すべて許可必須のみ個別に選択 '];
    expect(bold.filter((it) => !strong.first.includes(it))).toEqual([]);
    for (const { first } of [regular, strong]) expect(first).toMatch(/-.*0.*9.*A.*Z/);
    expect(strong.first).not.toContain('z');
  });
});

describe('the Arabic and the Latin font files', () => {
  it('contain every Arabic letter of the texts, and Latin codes, figures and units', async () => {
    const letters = new Set(wordsOf('ar').match(/\p{Script=Arabic}/gu));
    expect(letters.size).toBeGreaterThan(30);
    for (const weight of [400, 500]) {
      const arabic = await charactersOf(built(`plex-arabic-${weight}.woff2`));
      expect([...letters, ...'AV-FL 80 V, −20°C: 102 kWh'].filter((it) => !arabic.has(it))).toEqual([]);
    }
  });

  it('of Arabic fit into ten TCP segments, with response headers', () => {
    for (const weight of [400, 500])
      expect(statSync(built(`plex-arabic-${weight}.woff2`)).size).toBeLessThan(10 * 1460 - 420);
  });

  it('contain exactly the characters that the stylesheet requests them for', async () => {
    const styles = readFileSync(join(root, 'client/styles/fonts.css'), 'utf8');
    const askedOf = (file: string) => {
      const [, range = ''] = new RegExp(`/${file}[^}]*unicode-range:([^;]*);`).exec(styles) ?? [];
      return [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, first = '', last]) => [
        ...characterRange(parseInt(first, 16), parseInt(last ?? first, 16)),
      ]);
    };
    // Invisible signs of direction, which the font lacks: they must not load another font.
    const invisible = characterRange(0x200e, 0x200f) + characterRange(0x2066, 0x2069);
    for (const weight of [400, 500]) {
      const arabic = `plex-arabic-${weight}.woff2`;
      expect([...(await charactersOf(built(arabic))), ...invisible].toSorted()).toEqual(
        askedOf(arabic).toSorted(),
      );
      const [latin, more] = [`plex-latin-${weight}.woff2`, `plex-latin-more-${weight}.woff2`];
      const covered = askedOf(latin);
      expect([...(await charactersOf(built(latin)))].toSorted()).toEqual(covered.toSorted());
      // The Latin file comes later in the stylesheet, so it has precedence.
      expect(styles.indexOf(latin)).toBeGreaterThan(styles.indexOf(more));
      expect([...(await charactersOf(built(more)))].toSorted()).toEqual(
        askedOf(more)
          .filter((character) => !covered.includes(character))
          .toSorted(),
      );
    }
  });

  it('have every letter of the Latin texts in one file, except for names in the news', async () => {
    const latin = await charactersOf(built('plex-latin-400.woff2'));
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
