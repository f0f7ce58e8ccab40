import type { Site } from '../../views/site.tsx';
import type { Layout } from '../redirect/paths.ts';
import { memoize } from '../memoize.ts';
import { createFormat } from './format.ts';
import { eachLanguage } from './i18n.ts';
import type { Locales, Translate } from './i18n.ts';
import { LANGUAGES } from './languages.ts';
import type { LanguageCode } from './codes.ts';
import { localise } from './urls.ts';

/** Returns the render context for a language and layout; `t` overrides the shared translate function. */
export type SiteOf = (code: LanguageCode, layout: Layout, t?: Translate) => Site;

/** Size of the URL cache per language and layout; the site has a few hundred URLs. */
const MAX_ADDRESSES = 2000;

/** Creates the render contexts once; they are shared by all requests. */
export function createSites(
  { words, translate }: Locales,
  files: Pick<Site, 'asset' | 'icon' | 'picture' | 'document'>,
): SiteOf {
  const bases = eachLanguage((code) => {
    const base = {
      language: LANGUAGES[code],
      words: words[code],
      t: translate[code],
      ...files,
      format: createFormat(LANGUAGES[code]),
    };
    const of = (layout: Layout): Site => ({
      ...base,
      layout,
      href: memoize((path) => localise(path, code, layout), MAX_ADDRESSES),
    });
    return { desktop: of('desktop'), mobile: of('mobile') };
  });
  return (code, layout, t) => (t ? { ...bases[code][layout], t } : bases[code][layout]);
}
