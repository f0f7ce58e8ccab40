import type { Bar } from '../../sections/BarChart.tsx';
import { DefinitionTable } from '../../sections/DefinitionTable.tsx';
import { FeatureGrid } from '../../sections/FeatureGrid.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { SplitSection } from '../../sections/SplitSection.tsx';
import { useRenderContext } from '../../renderContext.tsx';
import { EmissionsChart } from '../../sections/EmissionsChart.tsx';

export function StrategyPage({ emissions }: { readonly emissions: readonly Bar[] }) {
  const { title, lead, targets, measures, open } = useRenderContext().words.about.strategy;
  return (
    <>
      <PageHead title={title} lead={lead} />
      <SplitSection heading={targets.heading} text={targets.text}>
        <DefinitionTable caption={targets.heading} rows={targets.items} />
      </SplitSection>
      <EmissionsChart bars={emissions} />
      <FeatureGrid {...measures} />
      <SplitSection heading={open.heading}>
        <p className="large-text">{open.text}</p>
      </SplitSection>
    </>
  );
}
