import { BarChart, type Bar } from '../../sections/BarChart.tsx';
import { FeatureGrid } from '../../sections/FeatureGrid.tsx';
import { FootprintCalculator, type CalculatorProps } from '../../sections/FootprintCalculator.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { SplitSection } from '../../sections/SplitSection.tsx';
import { Steps } from '../../sections/Steps.tsx';
import { useRenderContext } from '../../renderContext.tsx';

interface Props {
  readonly stages: readonly Bar[];
  readonly calculator: CalculatorProps;
}

export function CarbonFootprintPage({ stages, calculator }: Props) {
  const { words } = useRenderContext();
  const { title, lead, method, making, use, limits } = words.about['carbon-footprint'];
  const { footprint } = words.company;
  return (
    <>
      <PageHead
        title={title}
        lead={lead}
        picture={{ name: 'cabinet-hero', alt: words.products.products.cabinet.name }}
        ground="dark"
      />
      <SplitSection heading={method.heading} text={method.text}>
        <Steps steps={Object.values(method.items)} arrangement="rows" />
      </SplitSection>
      <SplitSection heading={footprint.heading} text={footprint.text} ground="dark">
        <BarChart caption={footprint.caption} heads={[footprint.stage, footprint.value]} bars={stages} />
      </SplitSection>
      <SplitSection heading={making.heading}>
        <p className="large-text">{making.text}</p>
      </SplitSection>
      <SplitSection heading={use.heading}>
        <p className="large-text">{use.text}</p>
      </SplitSection>
      <FootprintCalculator {...calculator} />
      <FeatureGrid {...limits} />
    </>
  );
}
