import { resolve } from 'node:path';
import { pino } from 'pino';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fillFacts } from '../../src/catalog/fillFacts.ts';
import { loadLocales } from '../../src/locale/i18n.ts';

/** The texts of every language, so that tests do not depend on the wording. */
export const locales = await loadLocales(
  resolve(import.meta.dirname, '../../locales'),
  pino({ level: 'silent' }),
  fillFacts,
);
export const { words, translate } = locales;

/** A text as pages contain it: escaped. */
export function inHtml(text: string): string {
  return renderToStaticMarkup(createElement(Fragment, null, text));
}
