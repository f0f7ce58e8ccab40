import { PhoneLink } from '../../elements/PhoneLink.tsx';
import { ContactBlock, type Contact } from '../../sections/ContactBlock.tsx';
import { DefinitionTable } from '../../sections/DefinitionTable.tsx';
import { EnquiryForm, type EnquiryFormProps } from '../../sections/EnquiryForm.tsx';
import { DepartmentList, type Department } from '../../sections/DepartmentList.tsx';
import { Notice } from '../../sections/Notice.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { SplitSection } from '../../sections/SplitSection.tsx';
import { WayPlan } from '../../sections/WayPlan.tsx';
import { useRenderContext } from '../../renderContext.tsx';
import '../../elements/links.css';

interface Props {
  readonly contact: Contact;
  readonly departments: readonly Department[];
  readonly hotline: string;
  /** Street of the head office. */
  readonly street: string;
  readonly engineer: EnquiryFormProps;
  readonly press: EnquiryFormProps;
}

export function ContactPage({ contact, departments, hotline, street, engineer, press }: Props) {
  const {
    title,
    lead,
    emergency,
    departments: words,
    hours,
    way,
  } = useRenderContext().words.about['contact-us'];
  return (
    <>
      <PageHead title={title} lead={lead}>
        <ContactBlock {...contact} />
      </PageHead>
      <Notice id="emergency" heading={emergency.heading} text={emergency.text}>
        <PhoneLink number={hotline} className="button button-secondary" />
      </Notice>
      <EnquiryForm {...engineer} />
      <SplitSection heading={words.heading} text={words.text}>
        <DepartmentList departments={departments} />
      </SplitSection>
      <EnquiryForm {...press} />
      <SplitSection heading={hours.heading} text={hours.text}>
        <DefinitionTable caption={hours.heading} rows={hours.items} />
      </SplitSection>
      <SplitSection heading={way.heading} text={way.text} ground="paper">
        <WayPlan street={street} />
      </SplitSection>
    </>
  );
}
