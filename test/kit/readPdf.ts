import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getDocumentProxy } from 'unpdf';
import { fileNameOf, readDocuments, type DocumentId } from '../../src/catalog/documents.ts';
import { ROOT } from './site.ts';

/** Text items belong to one line if their y coordinates differ by less than this, in points. */
const SAME_LINE = 3;

const ARABIC = /[\u0600-\u06ff]/;

interface Piece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

interface ReadPdf {
  /** Every line of every page, each in reading order. */
  readonly lines: readonly string[];
  readonly pages: number;
  readonly title: unknown;
  readonly language: unknown;
  readonly isTagged: boolean;
  /** Of the parts of its structure, in reading order. */
  readonly roles: readonly string[];
}

const read = new Map<string, Promise<ReadPdf>>();

/** Extracts the text of a built document. @throws {Error} if the build lacks the document */
export async function readDocument(id: DocumentId): Promise<ReadPdf> {
  const name = fileNameOf(id);
  const built = readDocuments(join(ROOT, 'build', 'documents')).find(name);
  if (!built) throw new Error(`The build lacks ${name}: run \`npm run build\``);
  const reading = read.get(name) ?? readPdf(await readFile(built.file), id.language === 'ar');
  read.set(name, reading);
  return reading;
}

/** @param isRtl whether the text is right-to-left */
export async function readPdf(bytes: Uint8Array, isRtl = false): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 });
  const { info } = await pdf.getMetadata();
  const isTagged = (await pdf.getMarkInfo())?.Marked === true;
  const lines: string[] = [];
  const roles: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    roles.push(...rolesOf(await page.getStructTree()));
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item): Piece[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [x = 0, y = 0] = item.transform.slice(4).map(Number);
      return [{ text: item.str.trim(), x, y }];
    });
    lines.push(...joinLines(pieces, isRtl));
  }
  const pages = pdf.numPages;
  await pdf.loadingTask.destroy();
  return {
    lines,
    pages,
    title: Reflect.get(info, 'Title'),
    language: Reflect.get(info, 'Language'),
    isTagged,
    roles,
  };
}

function rolesOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null || !('role' in node)) return [];
  const children = 'children' in node && Array.isArray(node.children) ? node.children : [];
  return [String(node.role), ...children.flatMap(rolesOf)];
}

function joinLines(pieces: readonly Piece[], isRtl: boolean): string[] {
  const lines: Piece[][] = [];
  for (const piece of pieces) {
    const line = lines.find(([first]) => first && Math.abs(first.y - piece.y) < SAME_LINE);
    if (line) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => {
    const along = line.toSorted((one, other) => one.x - other.x);
    return (isRtl ? fromTheRight(along) : along).map(({ text }) => text).join(' ');
  });
}

/** Reverses the pieces, but keeps runs of adjacent Latin words and numbers left-to-right. */
function fromTheRight(along: readonly Piece[]): Piece[] {
  const runs: Piece[][] = [];
  for (const piece of along) {
    const run = runs.at(-1);
    if (run && [run[0], piece].every((one) => one && !ARABIC.test(one.text))) run.push(piece);
    else runs.push([piece]);
  }
  return runs.toReversed().flat();
}
