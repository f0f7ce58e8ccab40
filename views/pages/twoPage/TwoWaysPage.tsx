import { FeatureGrid } from '../../sections/FeatureGrid.tsx';
import { PictureCards, type PictureCard } from '../../sections/PictureCards.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { useRenderContext } from '../../renderContext.tsx';

/** Target of the QR code on packaging and at trade fairs: two links, placed before the text. */
export function TwoWaysPage({ cards }: { readonly cards: readonly PictureCard[] }) {
  const { words } = useRenderContext();
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
