import { MailLink } from '../../elements/MailLink.tsx';
import { DefinitionTable } from '../../sections/DefinitionTable.tsx';
import { FeatureGrid } from '../../sections/FeatureGrid.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { SplitSection } from '../../sections/SplitSection.tsx';
import { useRenderContext } from '../../renderContext.tsx';
import '../../elements/links.css';

export function BecomePartnerPage({ mail }: { readonly mail: string }) {
  const { title, lead, who, receive, write } = useRenderContext().words.twoPage.jion;
  return (
    <>
      <PageHead title={title} lead={lead} ground="dark">
        <MailLink address={mail} className="button button-primary" />
      </PageHead>
      <FeatureGrid {...who} />
      <SplitSection heading={receive.heading} text={receive.text} ground="paper">
        <DefinitionTable caption={receive.heading} rows={receive.items} />
      </SplitSection>
      <SplitSection heading={write.heading} text={write.text}>
        <DefinitionTable caption={write.heading} rows={write.items} />
        <p className="actions">
          <MailLink address={mail} className="button button-primary" />
        </p>
      </SplitSection>
    </>
  );
}
