import { FeatureGrid } from '../../sections/FeatureGrid.tsx';
import { PictureCards } from '../../sections/PictureCards.tsx';
import type { PictureCard } from '../../sections/PictureCards.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { useSite } from '../../site.tsx';

/** Where the code on a box or at a fair leads: the two ways on come before all words. */
export function TwoWaysPage({ cards }: { readonly cards: readonly PictureCard[] }) {
  const { words } = useSite();
  const { title, lead, product, partner, code } = words.twoPage.twoPage;
  return (
    <>
      <PageHead title={title} lead={lead} ground="dark" />
      <PictureCards heading={words.frame.readMore} isHeadingHidden cards={cards} />
      <FeatureGrid {...product} />
      <FeatureGrid {...partner} />
      <FeatureGrid {...code} />
    </>
  );
}
