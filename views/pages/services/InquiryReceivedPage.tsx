import { MailLink } from '../../elements/MailLink.tsx';
import { PhoneLink } from '../../elements/PhoneLink.tsx';
import { ValueList } from '../../elements/ValueList.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { SplitSection } from '../../sections/SplitSection.tsx';
import { useRenderContext } from '../../renderContext.tsx';

interface Props {
  readonly caseNumber: string;
  /** Heading of the form. */
  readonly form: string;
  /** Date, and what the visitor wrote; missing some time after it was received. */
  readonly receivedOn: string | undefined;
  readonly sent: readonly { readonly label: string; readonly value: string }[] | undefined;
  /** How long it is shown. */
  readonly shown: string;
  /** What happens next, and by when. */
  readonly steps: readonly string[];
  /** Of the department that has the case. */
  readonly mail: string;
  readonly phone: string;
}

/** Confirmation of a form, which prints as a receipt. It shows what the visitor wrote for some time only. */
export function InquiryReceivedPage({
  caseNumber,
  form,
  receivedOn,
  sent,
  shown,
  steps,
  mail,
  phone,
}: Props) {
  const { words, t } = useRenderContext();
  const { received } = words.inquiries;
  const { title, lead, caseNumber: label, next, more } = received;
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
      {sent && receivedOn ? (
        <SplitSection heading={received.sent} text={t('inquiries:received.sentText', { time: shown })}>
          <ValueList
            className="receipt"
            values={[
              { label: received.form, value: form },
              { label: received.receivedOn, value: receivedOn },
              ...sent,
            ]}
          />
        </SplitSection>
      ) : null}
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
