import { TextPage } from '../../views/pages/company/TextPage.tsx';
import type { PageWords } from '../../views/pages/company/TextPage.tsx';
import type { Words } from '../../views/words.ts';
import { definePage } from './page.ts';
import type { Page } from './page.ts';

type Outline = Pick<
  Parameters<typeof definePage>[0],
  'id' | 'desktop' | 'mobile' | 'label' | 'menu' | 'footer' | 'unlisted' | 'middleware'
>;

/** A page that is told in words alone. */
export function textPage(outline: Outline & { readonly words: (words: Words) => PageWords }): Page {
  const { words, ...rest } = outline;
  return definePage({
    ...rest,
    load: ({ site }) => ({ page: words(site.words) }),
    head: ({ page }) => ({ title: page.title, description: page.description }),
    view: TextPage,
  });
}
