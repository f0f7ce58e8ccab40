import type { Words } from '../../views/words.ts';
import { escapeHtml } from '../escapeHtml.ts';

interface Fallback {
  readonly language: { readonly code: string; readonly dir: string };
  readonly words: Words['errors'];
  /** Descriptions of the original error and of the error while rendering the error page. */
  readonly details: readonly string[];
  readonly home: string;
}

/**
 * HTML for when rendering the error page failed. It uses no views and no stylesheets, because these may be the cause of
 * the failure.
 */
export function fallbackPage({ language, words, details, home }: Fallback): string {
  const list = details.map((detail) => `<li>${escapeHtml(detail)}</li>`).join('');
  return `<!doctype html>
<html lang="${language.code}" dir="${language.dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(words.whileShowing)}</title></head>
<body><main><h1>${escapeHtml(words.whileShowing)}</h1><h2>${escapeHtml(words.details)}</h2><ul>${list}</ul><p><a href="${escapeHtml(home)}">${escapeHtml(words.goBackHome)}</a></p></main></body>
</html>
`;
}
