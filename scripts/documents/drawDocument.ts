/** Worker thread that typesets each document input it receives. */
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';
import { createTypesetter } from './createTypesetter.ts';
import type { DocumentInput } from './documentInput.ts';

export interface DrawnDocument {
  readonly bytes: Uint8Array;
  readonly pages: number;
}

const { root } = z.object({ root: z.string() }).parse(workerData);
const draw = createTypesetter(root);

parentPort?.on('message', async (input: DocumentInput) => {
  const drawn: DrawnDocument = (await draw)(input);
  parentPort?.postMessage(drawn);
});
