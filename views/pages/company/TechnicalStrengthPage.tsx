import { Heading } from '../../elements/Heading.tsx';
import { TextLink } from '../../elements/TextLink.tsx';
import { BarChart, type BarChartProps } from '../../sections/BarChart.tsx';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { DefinitionTable } from '../../sections/DefinitionTable.tsx';
import { FeatureGrid } from '../../sections/FeatureGrid.tsx';
import { Figures, type Figure } from '../../sections/Figures.tsx';
import { LineChart, type LineChartProps } from '../../sections/LineChart.tsx';
import { Outlined } from '../../sections/Outline.tsx';
import { SceneBanner } from '../../sections/SceneBanner.tsx';
import { SceneHead } from '../../sections/SceneHead.tsx';
import { SplitSection } from '../../sections/SplitSection.tsx';
import { Steps } from '../../sections/Steps.tsx';
import { useRenderContext } from '../../renderContext.tsx';

interface Props {
  readonly figures: readonly Figure[];
  readonly aging: LineChartProps;
  /** Path of the news article about the test. */
  readonly agingReport: string;
  readonly people: BarChartProps;
  readonly patentFamilies: BarChartProps;
}

export function TechnicalStrengthPage({ figures, aging, agingReport, people, patentFamilies }: Props) {
  const { words } = useRenderContext();
  const { title, lead, research, laboratories, testing, safety, manufacturing, patents } =
    words.technicalStrength;
  const { company, home } = words;
  return (
    <Outlined>
      <SceneHead title={title} lead={lead} picture="scene-test-lab" />
      <Figures heading={company.figures.heading} figures={figures} />
      <SplitSection heading={research.heading} text={research.text}>
        <DefinitionTable caption={research.heading} rows={research.items} />
        <BarChart {...people} />
      </SplitSection>
      <SplitSection heading={company.aging.heading} text={company.aging.text} ground="dark">
        <LineChart {...aging} />
        <TextLink to={agingReport}>{company.aging.link}</TextLink>
      </SplitSection>
      <SplitSection heading={laboratories.heading} text={laboratories.text}>
        <DefinitionTable caption={laboratories.heading} rows={laboratories.items} />
      </SplitSection>
      <section className="plain-section">
        <Heading text={testing.heading} />
        <p className="section-text">{testing.text}</p>
        <Steps steps={testing.items} />
      </section>
      <FeatureGrid {...safety} />
      <SceneBanner picture="scene-production-line">
        <FeatureGrid
          heading={manufacturing.heading}
          text={manufacturing.text}
          items={Object.values(manufacturing.items)}
        />
      </SceneBanner>
      <SplitSection heading={patents.heading} text={patents.text} ground="paper">
        <BarChart {...patentFamilies} />
        <DefinitionTable caption={patents.heading} rows={Object.values(patents.items)} />
      </SplitSection>
      <CallToAction {...home.callToAction} to="/about-us/contact-us#engineer" />
    </Outlined>
  );
}
