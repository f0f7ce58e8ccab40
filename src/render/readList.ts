import { z } from 'zod';
import { SetupError } from '../errors/setupError.ts';
import { readSetupFile } from '../readSetupFile.ts';

/**
 * A list that a command of the project made and that is kept with it.
 *
 * @param path of the JSON file
 * @param command that makes it anew
 * @throws {SetupError} where it is missing or broken
 */
export function readList<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  command: string,
): z.infer<Schema> {
  const advice = `take it from the repository again, or run \`${command}\``;
  const text = readSetupFile(path, advice);
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new SetupError(`${path} is broken: ${advice}\n${reason}`);
  }
}
