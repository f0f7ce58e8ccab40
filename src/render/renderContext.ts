import type { RenderContext } from '../model/renderContext.ts';
import { memoize } from '../common/memoize.ts';
import { type LanguageCode, eachLanguage } from '../model/codes.ts';
import { formatOf } from '../locale/format.ts';
import type { Locales } from '../locale/i18n.ts';
import { LANGUAGES } from '../model/languages.ts';
import { localize, type Layout } from '../model/paths.ts';

export type ContextOf = (code: LanguageCode, layout: Layout) => RenderContext;

/** Size of the URL cache per language and layout; the site has a few hundred URLs. */
const MAX_ADDRESSES = 2000;

/** Creates the render contexts once; they are shared by all requests. */
export function createRenderContexts(
  { words, translate }: Locales,
  shared: Pick<RenderContext, 'asset' | 'icon' | 'picture' | 'document' | 'today'>,
): ContextOf {
  const bases = eachLanguage((code) => {
    const base = {
      language: LANGUAGES[code],
      words: words[code],
      t: translate[code],
      ...shared,
      format: formatOf(code),
    };
    const of = (layout: Layout): RenderContext => ({
      ...base,
      layout,
      href: memoize((path) => localize(path, code, layout), MAX_ADDRESSES),
    });
    return { desktop: of('desktop'), mobile: of('mobile') };
  });
  return (code, layout) => bases[code][layout];
}
