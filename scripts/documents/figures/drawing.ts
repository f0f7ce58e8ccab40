import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import type { ProductId } from '../../../src/catalog/catalog.ts';
import type { ManualWords } from '../manuals/manualWords.ts';

export type PartName = Exclude<keyof ManualWords['common']['figures']['parts'], 'eyebolt'>;

const PART_NAMES = [
  'powerConnector',
  'signalConnector',
  'servicePlug',
  'coolantPort',
  'cableGland',
  'display',
  'vent',
  'airOpening',
  'liftingEye',
  'handle',
  'mountingPoint',
  'doorLock',
  'ratingPlate',
  'dangerLabel',
] as const satisfies readonly PartName[];

/** In shares of the drawing's width and height, from the upper left. */
const point = z.tuple([z.number(), z.number()]);
const ends = z.tuple([point, point]);
export type Point = z.infer<typeof point>;

const description = z.object({
  model: z.string(),
  parts: z.array(z.object({ name: z.enum(PART_NAMES), at: point })),
  ends: z.object({ width: ends, depth: ends, height: ends }),
});

/** A line drawing of a product, made by `scripts/workshop/imagery/draw.sh`. */
export interface Drawing extends z.infer<typeof description> {
  /** The lines, as SVG elements of an image of `DRAWING_SIZE`. */
  readonly lines: string;
}

export const DRAWING_SIZE = { width: 1600, height: 1200 } as const;

const FOLDER = new URL('../drawings/', import.meta.url);

/** The drawing of a product; undefined if it has none. */
export async function readDrawing(id: ProductId): Promise<Drawing | undefined> {
  const [svg, json] = await Promise.all([`${id}.svg`, `${id}.json`].map(readText));
  if (svg === undefined || json === undefined) return undefined;
  const lines = /<g\b.*<\/g>/su.exec(svg)?.[0];
  if (!lines) throw new Error(`scripts/documents/drawings/${id}.svg contains no lines`);
  return { ...description.parse(JSON.parse(json)), lines };
}

async function readText(name: string): Promise<string | undefined> {
  return readFile(new URL(name, FOLDER), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
}
