import { MailLink } from './MailLink.tsx';
import { PhoneLink } from './PhoneLink.tsx';

export interface ContactLinksProps {
  readonly mail: string;
  readonly phone: string;
}

/** Phone and mail of a department, as buttons. */
export function ContactLinks({ mail, phone }: ContactLinksProps) {
  return (
    <p className="cluster gap-3">
      <PhoneLink number={phone} className="button button-secondary" />
      <MailLink address={mail} className="button button-secondary" />
    </p>
  );
}
