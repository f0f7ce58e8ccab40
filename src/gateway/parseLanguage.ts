import { UNDATED } from './block.ts';
import type { ParsedBlock } from './block.ts';
import { deepFreeze } from './deepFreeze.ts';
import { languageDetail } from './schemas.ts';

/** @throws {ZodError} if it does not match the schema */
export function parseLanguage(raw: unknown): ParsedBlock<'language'> {
  const detail = languageDetail.parse(raw);
  const shown = detail.list.filter(({ show }) => show !== 0).map(({ mark }) => mark);
  const content = deepFreeze({ value: { shown }, detail, ...UNDATED });
  return { at: () => content, warnings: [] };
}
