import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import subsetFont from 'subset-font';
import type { DocumentInput } from './documentInput.ts';

const require = createRequire(import.meta.url);

/** Slices of IBM Plex that hold what the documents write; Greek for the ohm. */
const FONTS = [
  'ibm-plex-sans/files/ibm-plex-sans-latin',
  'ibm-plex-sans/files/ibm-plex-sans-greek',
  'ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic',
  'ibm-plex-sans-jp/files/ibm-plex-sans-jp-japanese',
].flatMap((slice) => [400, 600].map((weight) => `@fontsource/${slice}-${weight}-normal.woff2`));

/** PDF for universal access (ISO 14289-1): tagged, titled, with a language and words for every picture. */
const STANDARD = 'ua-1';

/** How many results of earlier documents Typst remembers: more costs memory and gains nothing. */
const REMEMBERED = 10;

export interface MadeDocument {
  readonly bytes: Buffer;
  readonly pages: number;
}

/**
 * Starts Typst with the fonts of the documents, and answers the function that draws one.
 *
 * @param root of the project
 * @throws {Error} with Typst's own messages, where the template or an input is at fault
 */
export async function createTypesetter(root: string): Promise<(input: DocumentInput) => MadeDocument> {
  const fontBlobs = await Promise.all(FONTS.map(readFont));
  const folder = join(root, 'scripts', 'documents');
  const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs }] });
  const mainFilePath = join(folder, 'template.typ');
  return (input) => {
    const compiled = compiler.compile({ mainFilePath, inputs: { document: JSON.stringify(input) } });
    const { result } = compiled;
    if (!result) {
      const error = compiled.takeError();
      throw new Error(`${input.number}: ${JSON.stringify(error?.shortDiagnostics ?? 'Typst failed')}`);
    }
    const made = { bytes: compiler.pdf(result, { pdfStandard: STANDARD }), pages: result.numOfPages };
    compiler.evictCache(REMEMBERED);
    return made;
  };
}

/** Typst reads TrueType, the packages bring WOFF2. */
async function readFont(module: string): Promise<Buffer> {
  const font = await readFile(require.resolve(module));
  return subsetFont(font, undefined, { targetFormat: 'truetype', keepAllGlyphs: true, noHinting: true });
}
