import { joinPath, splitPath, toLayout } from '../redirect/paths.ts';
import type { Layout } from '../redirect/paths.ts';
import type { LanguageCode } from './codes.ts';

/** Converts a page's English desktop path to a language and layout. Query string and fragment are kept. */
export function localise(path: string, language: LanguageCode, layout: Layout): string {
  const end = path.search(/[?#]/);
  const { segments } = splitPath(end < 0 ? path : path.slice(0, end));
  const place = toLayout(joinPath({ language: language === 'en' ? undefined : language, segments }), layout);
  return end < 0 ? place : place + path.slice(end);
}

/** The path of a language's news feed. Feeds have no mobile variant. */
export function feedPath(language: LanguageCode): string {
  return localise('/news/feed.xml', language, 'desktop');
}
