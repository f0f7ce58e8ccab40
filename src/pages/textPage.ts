import { OverviewPage } from '../../views/pages/company/OverviewPage.tsx';
import { TextPage } from '../../views/pages/company/TextPage.tsx';
import type { PageWords } from '../../views/pages/company/TextPage.tsx';
import type { LinkCard } from '../../views/sections/LinkCards.tsx';
import type { Words } from '../../views/words.ts';
import { questionsData } from '../structuredData/questions.ts';
import { definePage } from './page.ts';
import type { Page } from './page.ts';

type Outline = Pick<
  Parameters<typeof definePage>[0],
  'id' | 'desktop' | 'mobile' | 'label' | 'menu' | 'footer' | 'unlisted' | 'middleware'
>;

interface TextOutline extends Outline {
  readonly words: (words: Words) => PageWords;
  /** Those of the page's items that are questions with their answers. */
  readonly questions?: (words: Words) => readonly { readonly title: string; readonly text: string }[];
}

/** A page that is told in words alone. */
export function textPage(outline: TextOutline): Page {
  const { words, questions, ...rest } = outline;
  return definePage({
    ...rest,
    load: ({ site }) => ({ page: words(site.words) }),
    head: ({ page }, { site }) => ({
      title: page.title,
      description: page.description,
      ...(questions ? { structuredData: [questionsData(questions(site.words))] } : {}),
    }),
    view: TextPage,
  });
}

interface Overview extends Outline {
  readonly words: (words: Words) => PageWords;
  /** Heading above the ways on. */
  readonly heading: (words: Words) => string;
  /** Path and words of each page below. */
  readonly below: readonly (readonly [path: string, words: (words: Words) => PageWords])[];
}

/** A page of words that leads on to the pages below it. */
export function overviewPage({ words, heading, below, ...outline }: Overview): Page {
  return definePage({
    ...outline,
    load: ({ site }) => ({
      page: words(site.words),
      heading: heading(site.words),
      cards: below.map(([to, wordsOf]): LinkCard => {
        const { title, lead } = wordsOf(site.words);
        return { to, title, text: lead };
      }),
    }),
    head: ({ page }) => ({ title: page.title, description: page.description }),
    view: OverviewPage,
  });
}
