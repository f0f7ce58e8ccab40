import type { Bar } from '../../sections/BarChart.tsx';
import { EmissionsChart } from '../../sections/EmissionsChart.tsx';
import { FeatureGrid } from '../../sections/FeatureGrid.tsx';
import { PictureCards, type PictureCard } from '../../sections/PictureCards.tsx';
import { SceneHead } from '../../sections/SceneHead.tsx';
import { SplitSection } from '../../sections/SplitSection.tsx';
import { useRenderContext } from '../../renderContext.tsx';

interface Props {
  readonly emissions: readonly Bar[];
  readonly cards: readonly PictureCard[];
}

export function SustainabilityPage({ emissions, cards }: Props) {
  const { words } = useRenderContext();
  const { title, lead, matters, secondLife, governance } = words.about['sustainable-development'];
  return (
    <>
      <SceneHead title={title} lead={lead} picture="scene-container-park" />
      <FeatureGrid {...matters} />
      <EmissionsChart bars={emissions} />
      <SplitSection heading={secondLife.heading}>
        <p className="large-text">{secondLife.text}</p>
      </SplitSection>
      <PictureCards heading={governance.heading} text={governance.text} cards={cards} />
    </>
  );
}
