import { FeatureGrid } from '../../sections/FeatureGrid.tsx';
import { Figures, type Figure } from '../../sections/Figures.tsx';
import { PictureCards, type PictureCard } from '../../sections/PictureCards.tsx';
import { SceneHead } from '../../sections/SceneHead.tsx';
import { useRenderContext } from '../../renderContext.tsx';

interface Props {
  readonly figures: readonly Figure[];
  /** Links to the child pages. */
  readonly cards: readonly PictureCard[];
}

export function AboutPage({ figures, cards }: Props) {
  const { words } = useRenderContext();
  const { title, lead, stand, explore } = words.about['about-us'];
  return (
    <>
      <SceneHead title={title} lead={lead} picture="scene-factory-yard" />
      <Figures heading={words.company.figures.heading} figures={figures} />
      <FeatureGrid {...stand} />
      <PictureCards heading={explore.heading} text={explore.text} cards={cards} />
    </>
  );
}
