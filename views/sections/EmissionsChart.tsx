import { useRenderContext } from '../renderContext.tsx';
import { BarChart, type Bar } from './BarChart.tsx';
import { SplitSection } from './SplitSection.tsx';

/** Annual emissions of our sites, and the target. */
export function EmissionsChart({ bars }: { readonly bars: readonly Bar[] }) {
  const { heading, text, caption, year, tonnes } = useRenderContext().words.company.emissions;
  return (
    <SplitSection heading={heading} text={text} ground="dark">
      <BarChart caption={caption} heads={[year, tonnes]} bars={bars} />
    </SplitSection>
  );
}
