import { TextPage } from '../../views/pages/company/TextPage.tsx';
import type { PageWords } from '../../views/pages/company/TextPage.tsx';
import type { Words } from '../../views/words.ts';
import { definePage } from '../pageTable/page.ts';
import type { Page } from '../pageTable/page.ts';
import { headOf } from './headOf.ts';

type Outline = Pick<
  Parameters<typeof definePage>[0],
  'id' | 'desktop' | 'mobile' | 'label' | 'menu' | 'footer' | 'unlisted' | 'middleware'
>;

interface TextOutline extends Outline {
  readonly words: (words: Words) => PageWords;
}

/** Defines a page that needs nothing but its locale entry. */
export function textPage(outline: TextOutline): Page {
  const { words, ...rest } = outline;
  return definePage({
    ...rest,
    load: ({ context }) => ({ page: words(context.words) }),
    head: ({ page }) => headOf(page),
    view: TextPage,
  });
}
