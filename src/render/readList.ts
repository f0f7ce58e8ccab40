import { z } from 'zod';
import { SetupError } from '../errors/setupError.ts';
import { readSetupFile } from '../readSetupFile.ts';

/**
 * Reads a list that a project command generates and that is checked in.
 *
 * @param path of the JSON file
 * @param command that regenerates it
 * @throws {SetupError} if it is missing or broken
 */
export function readList<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  command: string,
): z.infer<Schema> {
  const advice = `restore it from the repository, or run \`${command}\``;
  const text = readSetupFile(path, advice);
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new SetupError(`${path} is broken: ${advice}\n${reason}`);
  }
}
