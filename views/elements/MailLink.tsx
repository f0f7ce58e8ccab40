/** `mailto:` link; left-to-right in every language. */
export function MailLink({ address, className }: { readonly address: string; readonly className?: string }) {
  return (
    <a className={className} href={`mailto:${address}`}>
      <bdi dir="ltr">{address}</bdi>
    </a>
  );
}
