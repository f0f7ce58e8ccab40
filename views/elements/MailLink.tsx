interface ButtonProps {
  readonly subject: string;
  readonly body: string;
  readonly children: string;
}

/** Opens a mail that the visitor can send to anybody. */
export function MailButton({ subject, body, children }: ButtonProps) {
  return (
    <a
      className="button button-secondary"
      href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
    >
      {children}
    </a>
  );
}

/** `mailto:` link; left-to-right in every language. */
export function MailLink({ address, className }: { readonly address: string; readonly className?: string }) {
  return (
    <a className={className} href={`mailto:${address}`}>
      <bdi dir="ltr">{address}</bdi>
    </a>
  );
}
