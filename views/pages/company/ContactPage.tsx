import { TextLink } from '../../elements/TextLink.tsx';
import { ContactBlock, type Contact } from '../../sections/ContactBlock.tsx';
import { DefinitionTable } from '../../sections/DefinitionTable.tsx';
import { InquiryForm, type InquiryFormProps } from '../../sections/InquiryForm.tsx';
import { DepartmentList, type Department } from '../../sections/DepartmentList.tsx';
import { HotlineNumbers, type HotlineNumbersProps } from '../../sections/HotlineNumbers.tsx';
import { Notice } from '../../sections/Notice.tsx';
import { Outlined } from '../../sections/Outline.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { SplitSection } from '../../sections/SplitSection.tsx';
import { WayPlan } from '../../sections/WayPlan.tsx';
import { useRenderContext } from '../../renderContext.tsx';

interface Props {
  readonly contact: Contact;
  readonly departments: readonly Department[];
  /** The one for the page's language first. */
  readonly hubs: readonly Department[];
  readonly emergencyLines: HotlineNumbersProps;
  /** Street of the head office. */
  readonly street: string;
  readonly engineer: InquiryFormProps;
}

export function ContactPage(data: Props) {
  const { contact, departments, hubs, emergencyLines, street, engineer } = data;
  const { about, markets, press } = useRenderContext().words;
  const { title, lead, emergency, departments: words, hours, way } = about['contact-us'];
  return (
    <Outlined>
      <PageHead title={title} lead={lead}>
        <ContactBlock {...contact} />
      </PageHead>
      <Notice id="emergency" heading={emergency.heading} text={emergency.text}>
        <HotlineNumbers {...emergencyLines} />
      </Notice>
      <SplitSection heading={markets.hubs.heading} text={markets.hubs.text}>
        <DepartmentList departments={hubs} />
      </SplitSection>
      <InquiryForm {...engineer} />
      <SplitSection heading={words.heading} text={words.text}>
        <DepartmentList departments={departments} />
        <TextLink to="/about-us/press#press">{press.press.form}</TextLink>
      </SplitSection>
      <SplitSection heading={hours.heading} text={hours.text}>
        <DefinitionTable caption={hours.heading} rows={hours.items} />
      </SplitSection>
      <SplitSection heading={way.heading} text={way.text} ground="paper">
        <WayPlan street={street} />
      </SplitSection>
    </Outlined>
  );
}
