import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import type words from '../../locales/en/press.json';
import { fillFacts } from '../../src/catalog/fillFacts.ts';
import { pictureSize } from '../../src/catalog/pictureSize.ts';
import { formatOf } from '../../src/locale/format.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../src/model/codes.ts';
import { readPictures } from '../../src/render/pictures.ts';

const LOGOS = ['logo.svg', 'logo-on-dark.svg', 'mark.svg', 'mark-on-dark.svg'];
const RENDERS = 'scripts/workshop/imagery/renders';
/** Local time, as ZIP stores it: the same bytes in every time zone. */
const MODIFIED = new Date(2026, 0, 1);

/**
 * The files for journalists, by name: a ZIP, whose bytes depend on its files only, and its pictures, which are compressed
 * already.
 */
export async function pressKit(root: string): Promise<Record<string, Uint8Array>> {
  const read = (...parts: string[]) => readFile(join(root, ...parts));
  const texts = await Promise.all(
    LANGUAGE_CODES.map(async (code): Promise<[LanguageCode, typeof words.press]> => {
      const text = fillFacts(await readFile(join(root, 'locales', code, 'press.json'), 'utf8'), code);
      return [code, JSON.parse(text).press];
    }),
  );
  const names = Object.keys(texts[0]?.[1].pictures.captions ?? {});
  const readAll = (all: readonly string[], ...folder: string[]) =>
    Promise.all(all.map(async (name) => [name, await read(...folder, name)] as const));
  const logos = await readAll(LOGOS, 'public', 'brand');
  const pictures = await readAll(
    names.map((name) => `${name}.webp`),
    RENDERS,
  );
  const pictureOf = readPictures(join(root, 'public', 'pictures', 'pictures.json'));
  const captions = texts.map(([code, page]) => {
    const lines = Object.entries(page.pictures.captions).map(([name, caption]) => {
      const file = pictureOf(name);
      const size = file && pictureSize(page.pictures.size, file, formatOf(code));
      return `${name}.webp: ${caption}\n${size}`;
    });
    const parts = [
      page.lead,
      page.about.text,
      ...page.about.items.map(({ title, text }) => `${title}\n${text}`),
    ];
    return [
      `texts-${code}.txt`,
      Buffer.from(`${[...parts, page.pictures.text, ...lines].join('\n\n')}\n`),
    ] as const;
  });
  const folders = { logos: Object.fromEntries(logos), pictures: Object.fromEntries(pictures) };
  const zip = zipSync({ ...folders, ...Object.fromEntries(captions) }, { level: 0, mtime: MODIFIED });
  return { 'press-kit.zip': zip, ...folders.pictures };
}
