import { ContactLinks, type ContactLinksProps } from '../../elements/ContactLinks.tsx';
import { Heading } from '../../elements/Heading.tsx';
import { MailLink } from '../../elements/MailLink.tsx';
import { PhoneLink } from '../../elements/PhoneLink.tsx';
import { TextLink } from '../../elements/TextLink.tsx';
import { Accordion } from '../../sections/Accordion.tsx';
import { DefinitionTable } from '../../sections/DefinitionTable.tsx';
import { HotlineNumbers, type HotlineNumbersProps } from '../../sections/HotlineNumbers.tsx';
import { InquiryForm, type InquiryFormProps } from '../../sections/InquiryForm.tsx';
import { Outlined } from '../../sections/Outline.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { SearchForm } from '../../sections/SearchForm.tsx';
import { SplitSection } from '../../sections/SplitSection.tsx';
import { Steps } from '../../sections/Steps.tsx';
import { useRenderContext } from '../../renderContext.tsx';

interface Props {
  readonly recalls: readonly {
    readonly article: number;
    readonly title: string;
    readonly text: string;
    readonly link: string;
  }[];
  /** That of the hub for the page's language. */
  readonly hotline: ContactLinksProps;
  readonly emergencyLines: HotlineNumbersProps;
  readonly spareParts: ContactLinksProps;
  readonly form: InquiryFormProps;
}

export function AfterSalesPage({ recalls, hotline: line, emergencyLines, spareParts, form }: Props) {
  const { words } = useRenderContext();
  const { title, lead, process, hotline, parts, warranty, faq } = words.services['after-sales-service'];
  const { product, term } = words.company.warranty;
  const codes = words.services['fault-codes'];
  return (
    <Outlined>
      <PageHead
        title={title}
        lead={lead}
        picture={{ name: 'electron-hero', alt: words.products.products.electron.name }}
        ground="dark"
      >
        <PhoneLink number={line.phone} className="button button-primary" />
        <MailLink address={line.mail} className="button button-secondary" />
      </PageHead>
      {recalls.map(({ article, title: recall, text, link }) => (
        <SplitSection key={article} heading={recall} text={text}>
          <TextLink to={`/news/${article}`}>{link}</TextLink>
        </SplitSection>
      ))}
      <section className="plain-section">
        <Heading text={process.heading} />
        <Steps steps={process.items} />
      </section>
      <SplitSection heading={codes.look} text={codes.lead}>
        <SearchForm text="" />
        <p className="cluster gap-3">
          <TextLink to="/services/fault-codes">{codes.all}</TextLink>
        </p>
      </SplitSection>
      <InquiryForm {...form} />
      <SplitSection heading={hotline.heading}>
        <p className="large-text">{hotline.text}</p>
        <HotlineNumbers {...emergencyLines} />
      </SplitSection>
      <SplitSection heading={parts.heading}>
        <p className="large-text">{parts.text}</p>
        <ContactLinks {...spareParts} />
        <TextLink to="/services/join">{words.nav.joinService}</TextLink>
      </SplitSection>
      <SplitSection heading={warranty.heading}>
        <DefinitionTable caption={warranty.heading} heads={[product, term]} rows={warranty.items} />
        <p className="measure">{warranty.text}</p>
        <TextLink to="/solutions/detail">{words.nav.products}</TextLink>
      </SplitSection>
      <SplitSection heading={faq.heading}>
        <Accordion items={faq.items} />
        <TextLink to="/about-us/download">{words.company.actions.downloads}</TextLink>
      </SplitSection>
    </Outlined>
  );
}
