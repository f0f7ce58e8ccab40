import { useRenderContext } from '../renderContext.tsx';

/** `tel:` link; left-to-right in every language. */
export function PhoneLink({ number, className }: { readonly number: string; readonly className?: string }) {
  const { format } = useRenderContext();
  return (
    <a className={className} href={`tel:${number.replace(/[^+\d]/g, '')}`}>
      <bdi className="whole" dir="ltr">
        {format.phone(number)}
      </bdi>
    </a>
  );
}
