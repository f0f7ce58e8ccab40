import { z } from 'zod';
import { SetupError } from './errors/setupError.ts';
import { readSetupFile } from './readSetupFile.ts';

/**
 * What a build says of the files that it has made.
 *
 * @param path of the JSON file
 * @throws {SetupError} that says what to do where it is missing or broken
 */
export function readBuildManifest<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> {
  const text = readSetupFile(path, 'run `npm run build` first');
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new SetupError(`${path} is broken: run \`npm run build\` again\n${reason}`);
  }
}
