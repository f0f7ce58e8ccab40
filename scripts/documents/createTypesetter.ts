import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import subsetFont from 'subset-font';
import { characterRange } from '../build/characterRange.ts';
import { arabicFontSource, fontSource } from '../build/fontSource.ts';
import type { DocumentInput } from './documentInput.ts';
import { rowHeaders } from './rowHeaders.ts';
import { searchableArabic } from './searchableArabic.ts';

const require = createRequire(import.meta.url);

interface Font {
  /** Module path. */
  readonly source: string;
  /** Characters to use; all if omitted. */
  readonly characters?: string;
}

/** IBM Plex; Greek for the ohm sign. Arabic documents also take Latin letters from the Latin font. */
const FONTS = ([400, 600] as const).flatMap((weight): Font[] => [
  { source: fontSource('ibm-plex-sans', 'latin', weight) },
  { source: fontSource('ibm-plex-sans', 'greek', weight) },
  { source: arabicFontSource(weight), characters: ` \u00a0\u2010${characterRange(0x600, 0x6ff)}` },
  { source: fontSource('ibm-plex-sans-jp', 'japanese', weight) },
]);

/** PDF/UA-1 (ISO 14289-1, accessible PDF): tagged, with title, language and alternative text for every image. */
const STANDARD = 'ua-1';

/** Maximum age of entries in Typst's cache, in documents: a higher one costs memory without saving time. */
const REMEMBERED = 10;

export interface MadeDocument {
  readonly bytes: Buffer;
  readonly pages: number;
}

/**
 * Loads Typst with the documents' fonts.
 *
 * @param root project root
 * @returns function that typesets a document; throws an Error with Typst's diagnostics if template or input is invalid
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
    const pdf = rowHeaders(compiler.pdf(result, { pdfStandard: STANDARD }));
    const bytes = input.language === 'ar' ? searchableArabic(pdf) : pdf;
    compiler.evictCache(REMEMBERED);
    return { bytes, pages: result.numOfPages };
  };
}

/** Converts a font to TrueType, which Typst requires. */
async function readFont({ source, characters }: Font): Promise<Buffer> {
  const font = await readFile(require.resolve(source));
  const keepAllGlyphs = characters === undefined;
  return subsetFont(font, characters, { targetFormat: 'truetype', keepAllGlyphs, noHinting: true });
}
