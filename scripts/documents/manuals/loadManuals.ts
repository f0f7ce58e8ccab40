import type { Logger } from 'pino';
import { fillFacts } from '../../../src/catalog/fillFacts.ts';
import type { LanguageCode } from '../../../src/model/codes.ts';
import { loadLocales } from '../../../src/locale/i18n.ts';
import type { ManualWords } from './manualWords.ts';

/** Loads the texts of the manuals, which only the documents need: the site does not load them. */
export async function loadManuals(
  locales: string,
  logger: Logger,
): Promise<Readonly<Record<LanguageCode, ManualWords>>> {
  const { words } = await loadLocales<ManualWords>(locales, logger, fillFacts, 'manuals');
  return words;
}
