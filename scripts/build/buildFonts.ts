import { readdir, rm } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { fallbackSheets, METRICS } from './fallbackFonts.ts';
import { FONT_SHEETS } from './fontFiles.ts';
import { openFontStore } from './fontStore.ts';
import { makeFaces, type FontFace } from './makeFaces.ts';
import { deleteOldFiles, replaceFile } from './replaceFile.ts';
import { FONT } from './writeCompressed.ts';

/** The heavier face also serves labels of weight 600. */
const CSS_WEIGHTS = { 400: '400', 500: '500 600' };

/** The folder of the font files under version control. They save a first build some seconds. */
export function committedFonts(root: string): string {
  return join(root, 'client', 'fonts');
}

/**
 * Writes a stylesheet with the `@font-face` rules of each of `FONT_SHEETS`, and those of the fallbacks, into `build/fonts/`,
 * and there the font files that are outdated in `client/fonts/`.
 *
 * @param root project root
 */
export async function buildFonts(root: string): Promise<void> {
  const folder = join(root, 'build', 'fonts');
  const built = await openFontStore(folder);
  const faces = await makeFaces(root, [await openFontStore(committedFonts(root)), built], built);
  for (const sheet of FONT_SHEETS) {
    const rules = faces.filter(({ file }) => file.sheet === sheet).map((face) => ruleOf(face, folder));
    await replaceFile(join(folder, `${sheet}.css`), rules.join('\n'));
  }
  for (const [name, sheet] of fallbackSheets()) await replaceFile(join(folder, `${name}.css`), sheet);
  await built.save();
  await deleteOldFiles(folder);
}

/**
 * Remakes the outdated font files in `client/fonts/`, and deletes those that `fontFiles.ts` no longer declares.
 *
 * @returns names of the files, without extension
 */
export async function updateCommittedFonts(root: string): Promise<string[]> {
  const folder = committedFonts(root);
  const store = await openFontStore(folder);
  await makeFaces(root, [store], store);
  const names = await store.save();
  for (const name of await readdir(folder))
    if (name.endsWith(FONT) && !names.includes(basename(name, FONT))) await rm(join(folder, name));
  return names;
}

/** All fonts have the ascent and descent of the Latin one, so that the baseline does not depend on which loads first. */
function ruleOf({ file, weight, path, ranges }: FontFace, folder: string): string {
  return `@font-face {
  font-family: '${file.family}';
  font-weight: ${CSS_WEIGHTS[weight]};
  font-display: swap;
  src: url('${relative(folder, path)}') format('woff2');
  ascent-override: ${METRICS.ascent}%;
  descent-override: ${METRICS.descent}%;
  unicode-range: ${ranges};
}
`;
}
