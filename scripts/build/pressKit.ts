import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import type words from '../../locales/en/press.json';
import { fillFacts } from '../../src/catalog/fillFacts.ts';
import { pictureSize } from '../../src/catalog/pictureSize.ts';
import { formatOf } from '../../src/locale/format.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../src/model/codes.ts';
import { readPictures } from '../../src/render/pictures.ts';

/** The name on the site, before its hash is added. */
export const PRESS_KIT = 'press-kit.zip';
const LOGOS = ['logo.svg', 'logo-on-dark.svg', 'mark.svg', 'mark-on-dark.svg'];
const RENDERS = 'scripts/workshop/imagery/renders';
/** Local time, as ZIP stores it: the same bytes in every time zone. */
const MODIFIED = new Date(2026, 0, 1);

/** The files for journalists as a ZIP, whose bytes depend on the files only: pictures are compressed already. */
export async function pressKit(root: string): Promise<Buffer> {
  const read = (...parts: string[]) => readFile(join(root, ...parts));
  const texts = await Promise.all(
    LANGUAGE_CODES.map(async (code): Promise<[LanguageCode, typeof words.press]> => {
      const text = fillFacts(await readFile(join(root, 'locales', code, 'press.json'), 'utf8'), code);
      return [code, JSON.parse(text).press];
    }),
  );
  const names = Object.keys(texts[0]?.[1].pictures.captions ?? {});
  const files = await Promise.all([
    ...LOGOS.map(async (name) => [`logos/${name}`, await read('public', 'brand', name)] as const),
    ...names.map(async (name) => [`pictures/${name}.webp`, await read(RENDERS, `${name}.webp`)] as const),
  ]);
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
  return Buffer.from(zipSync(Object.fromEntries([...files, ...captions]), { level: 0, mtime: MODIFIED }));
}
