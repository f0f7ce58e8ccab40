import { resolve } from 'node:path';
import { pino } from 'pino';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fillFacts } from '../../src/catalog/fillFacts.ts';
import { loadLocales } from '../../src/locale/i18n.ts';
import { createRenderContexts } from '../../src/render/renderContext.ts';

/** The texts of every language, so that tests do not depend on the wording. */
export const locales = await loadLocales(
  resolve(import.meta.dirname, '../../locales'),
  pino({ level: 'silent' }),
  fillFacts,
);
export const { words, translate } = locales;

/** To render a view without a site. */
export const contextOf = createRenderContexts(locales, {
  asset: (name) => `/assets/${name}`,
  icon: () => '<path/>',
  picture: () => undefined,
  document: () => ({ bytes: 1, sha256: '', pages: 1 }),
  today: () => '2026-11-29',
});

/** A text as pages contain it: escaped. */
export function inHtml(text: string): string {
  return renderToStaticMarkup(createElement(Fragment, null, text));
}
