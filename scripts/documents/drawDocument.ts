/** Worker thread that typesets each document input it receives. */
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';
import { createTypesetter } from './createTypesetter.ts';
import type { DocumentInput } from './documentInput.ts';

const { root } = z.object({ root: z.string() }).parse(workerData);
const draw = createTypesetter(root);

parentPort?.on('message', async (input: DocumentInput) => {
  parentPort?.postMessage((await draw)(input));
});
