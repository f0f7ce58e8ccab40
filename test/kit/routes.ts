import type { LanguageCode } from '../../src/model/codes.ts';
import { joinPath, splitPath } from '../../src/model/paths.ts';

export function inLanguage(path: string, code: LanguageCode): string {
  return joinPath({ language: code === 'en' ? undefined : code, segments: splitPath(path).segments });
}
