import { joinPath, splitPath, toLayout } from '../redirect/paths.ts';
import type { Layout } from '../redirect/paths.ts';
import type { LanguageCode } from './languages.ts';

/** The address of a page, given by its English desktop path, in another language and layout. */
export function localise(path: string, language: LanguageCode, layout: Layout): string {
  const { segments } = splitPath(path);
  return toLayout(joinPath({ language: language === 'en' ? undefined : language, segments }), layout);
}

/** The address of the news feed in a language. It is no page, so it has none in the mobile layout. */
export function feedPath(language: LanguageCode): string {
  return localise('/news/feed.xml', language, 'desktop');
}
