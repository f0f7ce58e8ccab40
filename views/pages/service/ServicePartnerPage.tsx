import { MailLink } from '../../elements/MailLink.tsx';
import { DefinitionTable } from '../../sections/DefinitionTable.tsx';
import { InquiryForm, type InquiryFormProps } from '../../sections/InquiryForm.tsx';
import { FeatureGrid } from '../../sections/FeatureGrid.tsx';
import { SceneHead } from '../../sections/SceneHead.tsx';
import { SplitSection } from '../../sections/SplitSection.tsx';
import { Steps } from '../../sections/Steps.tsx';
import { useRenderContext } from '../../renderContext.tsx';

interface Props {
  readonly mail: string;
  readonly form: InquiryFormProps;
}

export function ServicePartnerPage({ mail, form }: Props) {
  const { words } = useRenderContext();
  const { title, lead, offer, ask, steps } = words.services.join;
  return (
    <>
      <SceneHead title={title} lead={lead} picture="scene-training-room" />
      <FeatureGrid {...offer} />
      <SplitSection heading={ask.heading} text={ask.text} ground="paper">
        <DefinitionTable caption={ask.heading} rows={ask.items} />
      </SplitSection>
      <SplitSection heading={steps.heading} text={steps.text}>
        <Steps steps={steps.items} arrangement="rows" />
        <p className="cluster gap-3">
          <MailLink address={mail} className="button button-primary" />
        </p>
      </SplitSection>
      <InquiryForm {...form} />
    </>
  );
}
