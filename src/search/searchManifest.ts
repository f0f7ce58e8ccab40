import * as z from 'zod';
import { LANGUAGE_CODES } from '../model/codes.ts';

/** Written by the build, next to the files that it names. */
export const searchManifest = z.object({
  /** Changes with any input of the index. */
  key: z.string(),
  languages: z.record(z.enum(LANGUAGE_CODES), z.string()),
});
export type SearchManifest = z.infer<typeof searchManifest>;
