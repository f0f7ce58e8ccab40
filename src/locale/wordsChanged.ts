import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { eachLanguage } from './i18n.ts';
import type { LanguageCode } from './codes.ts';

/**
 * The date each language's texts last changed, YYYY-MM-DD in UTC: the newest mtime of its locale files.
 *
 * @param folder the `locales` folder
 */
export function readWordsChanged(folder: string): (code: LanguageCode) => string {
  const days = eachLanguage((code) => {
    const files = readdirSync(join(folder, code)).filter((file) => file.endsWith('.json'));
    const times = files.map((file) => statSync(join(folder, code, file)).mtimeMs);
    return new Date(Math.max(...times)).toISOString().slice(0, 'YYYY-MM-DD'.length);
  });
  return (code) => days[code];
}
