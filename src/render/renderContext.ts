import type { RenderContext } from '../../views/renderContext.tsx';
import { memoize } from '../common/memoize.ts';
import type { LanguageCode } from '../locale/codes.ts';
import { formatOf } from '../locale/format.ts';
import { eachLanguage, type Locales, type Translate } from '../locale/i18n.ts';
import { LANGUAGES } from '../locale/languages.ts';
import { localise, type Layout } from '../request/paths.ts';

/** Returns the render context for a language and layout; `t` overrides the shared translate function. */
export type ContextOf = (code: LanguageCode, layout: Layout, t?: Translate) => RenderContext;

/** Size of the URL cache per language and layout; the site has a few hundred URLs. */
const MAX_ADDRESSES = 2000;

/** Creates the render contexts once; they are shared by all requests. */
export function createRenderContexts(
  { words, translate }: Locales,
  files: Pick<RenderContext, 'asset' | 'icon' | 'picture' | 'document'>,
): ContextOf {
  const bases = eachLanguage((code) => {
    const base = {
      language: LANGUAGES[code],
      words: words[code],
      t: translate[code],
      ...files,
      format: formatOf(code),
    };
    const of = (layout: Layout): RenderContext => ({
      ...base,
      layout,
      href: memoize((path) => localise(path, code, layout), MAX_ADDRESSES),
    });
    return { desktop: of('desktop'), mobile: of('mobile') };
  });
  return (code, layout, t) => (t ? { ...bases[code][layout], t } : bases[code][layout]);
}
