/** `tel:` link; left-to-right in every language. */
export function PhoneLink({ number, className }: { readonly number: string; readonly className?: string }) {
  return (
    <a className={className} href={`tel:${number.replace(/[^+\d]/g, '')}`}>
      <bdi className="whole" dir="ltr">
        {number}
      </bdi>
    </a>
  );
}
