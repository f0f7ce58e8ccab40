import { DefinitionTable } from '../../sections/DefinitionTable.tsx';
import { InquiryForm, type InquiryFormProps } from '../../sections/InquiryForm.tsx';
import { FeatureGrid } from '../../sections/FeatureGrid.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { SplitSection } from '../../sections/SplitSection.tsx';
import { useRenderContext } from '../../renderContext.tsx';

export function BecomePartnerPage({ form }: { readonly form: InquiryFormProps }) {
  const { title, lead, who, receive } = useRenderContext().words.twoPage.jion;
  return (
    <>
      <PageHead title={title} lead={lead} ground="dark">
        <a className="button button-primary" href={`#${form.id}`}>
          {form.heading}
        </a>
      </PageHead>
      <FeatureGrid {...who} />
      <SplitSection heading={receive.heading} text={receive.text} ground="paper">
        <DefinitionTable caption={receive.heading} rows={receive.items} />
      </SplitSection>
      <InquiryForm {...form} />
    </>
  );
}
