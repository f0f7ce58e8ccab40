import { CopyLink } from '../../elements/CopyLink.tsx';
import { ContactLinks, type ContactLinksProps } from '../../elements/ContactLinks.tsx';
import { urlOfMail } from '../../elements/MailLink.tsx';
import { ValueList } from '../../elements/ValueList.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { SplitSection } from '../../sections/SplitSection.tsx';
import { useRenderContext } from '../../renderContext.tsx';

/** With phone and mail of the department that has the case. */
interface Props extends ContactLinksProps {
  readonly caseNumber: string;
  /** What the visitor wrote; missing some time after it was received. */
  readonly sent: readonly { readonly label: string; readonly value: string }[] | 'unreadable' | undefined;
  /** How long it is shown. */
  readonly shown: string;
  /** What happens next, and by when. */
  readonly steps: readonly string[];
}

/** Confirmation of a form, which prints as a receipt. It shows what the visitor wrote for some time only. */
export function InquiryReceivedPage({ caseNumber, sent, shown, steps, mail, phone }: Props) {
  const { words, t } = useRenderContext();
  const { received } = words.inquiries;
  const { title, lead, caseNumber: label, next, more } = received;
  const labeled = label + words.frame.labelSeparator + caseNumber;
  const body = [received.description, labeled, ...steps, more, phone, mail].join('\n\n');
  return (
    <>
      <PageHead title={title} lead={lead}>
        <p>
          {label}
          <br />
          <bdi className="whole inquiry-number" dir="ltr">
            {caseNumber}
          </bdi>
        </p>
        <CopyLink address={caseNumber} texts={received} />
        <a className="button button-secondary" href={urlOfMail({ subject: labeled, body })}>
          {received.mail}
        </a>
      </PageHead>
      {sent === undefined ? null : sent === 'unreadable' ? (
        <SplitSection heading={received.sent}>{received.unreadable}</SplitSection>
      ) : (
        <SplitSection heading={received.sent} text={t('inquiries:received.sentText', { time: shown })}>
          <ValueList className="receipt" values={sent} />
        </SplitSection>
      )}
      <SplitSection heading={next} ground="paper">
        {steps.map((step) => (
          <p key={step} className="large-text">
            {step}
          </p>
        ))}
        <p>{more}</p>
        <ContactLinks mail={mail} phone={phone} />
      </SplitSection>
    </>
  );
}
