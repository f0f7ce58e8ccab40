import { ButtonLink } from '../../elements/ButtonLink.tsx';
import { MailLink } from '../../elements/MailLink.tsx';
import type { Bar } from '../../sections/BarChart.tsx';
import { DefinitionTable } from '../../sections/DefinitionTable.tsx';
import { EmissionsChart } from '../../sections/EmissionsChart.tsx';
import { FeatureGrid } from '../../sections/FeatureGrid.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { SplitSection } from '../../sections/SplitSection.tsx';
import { useRenderContext } from '../../renderContext.tsx';

interface Props {
  readonly emissions: readonly Bar[];
  /** Mail address of the department that sends the report. */
  readonly mail: string;
}

/** Summary of the sustainability report, and how to order it. */
export function ReportPage({ emissions, mail }: Props) {
  const { words } = useRenderContext();
  const { title, lead, holds, results } = words.about.reportDownload;
  const { report, actions } = words.company;
  return (
    <>
      <PageHead title={title} lead={lead} />
      <SplitSection heading={results.heading} text={results.text}>
        <DefinitionTable caption={results.heading} rows={results.items} />
      </SplitSection>
      <EmissionsChart bars={emissions} />
      <FeatureGrid {...holds} />
      <SplitSection heading={report.heading} ground="paper">
        <p className="large-text">{report.text}</p>
        <p className="cluster gap-3">
          <MailLink address={mail} className="button button-primary" />
          <ButtonLink to="/about-us/sustainable-development/mobile/strategy" kind="secondary">
            {actions.strategy}
          </ButtonLink>
        </p>
      </SplitSection>
    </>
  );
}
