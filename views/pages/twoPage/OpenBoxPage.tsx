import { ButtonLink } from '../../elements/ButtonLink.tsx';
import { PhoneLink } from '../../elements/PhoneLink.tsx';
import { Accordion } from '../../sections/Accordion.tsx';
import { HotlineNumbers, type HotlineNumbersProps } from '../../sections/HotlineNumbers.tsx';
import { InquiryForm, type InquiryFormProps } from '../../sections/InquiryForm.tsx';
import { Notice } from '../../sections/Notice.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { SplitSection } from '../../sections/SplitSection.tsx';
import { Steps } from '../../sections/Steps.tsx';
import { useRenderContext } from '../../renderContext.tsx';

interface Props {
  readonly hotline: string;
  readonly emergencyLines: HotlineNumbersProps;
  readonly form: InquiryFormProps;
}

/** Mobile-first page for unpacking a product. */
export function OpenBoxPage({ hotline: number, emergencyLines, form }: Props) {
  const { words } = useRenderContext();
  const { title, lead, before, manual, hotline } = words.twoPage.open;
  return (
    <>
      <PageHead title={title} lead={lead} ground="dark">
        <PhoneLink number={number} className="button button-primary" />
        <ButtonLink to="/about-us/download" kind="secondary">
          {words.company.actions.downloads}
        </ButtonLink>
      </PageHead>
      <SplitSection heading={before.heading} text={before.text}>
        <Steps steps={before.items} arrangement="rows" />
      </SplitSection>
      <InquiryForm {...form} />
      <SplitSection heading={manual.heading} text={manual.text}>
        <Accordion items={manual.items} />
      </SplitSection>
      <Notice heading={hotline.heading} text={hotline.text}>
        <HotlineNumbers {...emergencyLines} />
      </Notice>
    </>
  );
}
