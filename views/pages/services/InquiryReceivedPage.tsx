import { MailLink } from '../../elements/MailLink.tsx';
import { PhoneLink } from '../../elements/PhoneLink.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { SplitSection } from '../../sections/SplitSection.tsx';
import { useRenderContext } from '../../renderContext.tsx';

interface Props {
  readonly caseNumber: string;
  /** What happens next, and by when. */
  readonly steps: readonly string[];
  /** Of the department that has the case. */
  readonly mail: string;
  readonly phone: string;
}

/** Confirmation of a form. It does not show what the visitor wrote. */
export function InquiryReceivedPage({ caseNumber, steps, mail, phone }: Props) {
  const { title, lead, caseNumber: label, next, more } = useRenderContext().words.inquiries.received;
  return (
    <>
      <PageHead title={title} lead={lead}>
        <p>
          {label}
          <br />
          <bdi className="inquiry-number" dir="ltr">
            {caseNumber}
          </bdi>
        </p>
      </PageHead>
      <SplitSection heading={next} ground="paper">
        {steps.map((step) => (
          <p key={step} className="large-text">
            {step}
          </p>
        ))}
        <p>{more}</p>
        <p className="cluster gap-3">
          <PhoneLink number={phone} className="button button-secondary" />
          <MailLink address={mail} className="button button-secondary" />
        </p>
      </SplitSection>
    </>
  );
}
