import { readFile } from 'node:fs/promises';

/** @returns `undefined` if the file is missing or is not JSON */
export async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
