import { LinkCards } from '../../sections/LinkCards.tsx';
import type { LinkCard } from '../../sections/LinkCards.tsx';
import { TextPage } from './TextPage.tsx';
import type { PageWords } from './TextPage.tsx';

interface Props {
  readonly page: PageWords;
  readonly heading: string;
  /** The pages below this one. */
  readonly cards: readonly LinkCard[];
}

/** A page of words that leads on to the pages below it. */
export function OverviewPage({ page, heading, cards }: Props) {
  return (
    <TextPage page={page}>
      <LinkCards heading={heading} cards={cards} />
    </TextPage>
  );
}
