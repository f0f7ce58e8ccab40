import { joinPath, splitPath, toLayout } from '../redirect/paths.ts';
import type { Layout } from '../redirect/paths.ts';
import type { LanguageCode } from './languages.ts';

/** The address of a page, given by its English desktop path, in another language and layout. A query is kept. */
export function localise(path: string, language: LanguageCode, layout: Layout): string {
  const end = path.search(/[?#]/);
  const { segments } = splitPath(end < 0 ? path : path.slice(0, end));
  const place = toLayout(joinPath({ language: language === 'en' ? undefined : language, segments }), layout);
  return end < 0 ? place : place + path.slice(end);
}

/** The address of the news feed in a language. It is no page, so it has none in the mobile layout. */
export function feedPath(language: LanguageCode): string {
  return localise('/news/feed.xml', language, 'desktop');
}
