export interface Mail {
  readonly subject: string;
  readonly body: string;
}

/** URL of a mail that the visitor can send to anybody. */
export const urlOfMail = ({ subject, body }: Mail) =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

/** `mailto:` link; left-to-right in every language. */
export function MailLink({ address, className }: { readonly address: string; readonly className?: string }) {
  return (
    <a className={className} href={`mailto:${address}`}>
      <bdi dir="ltr">{address}</bdi>
    </a>
  );
}
