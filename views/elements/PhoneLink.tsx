import { useRenderContext } from '../renderContext.tsx';

/** `tel:` link; left-to-right in every language. */
export function PhoneLink({ number, className }: { readonly number: string; readonly className?: string }) {
  const { format } = useRenderContext();
  return (
    <a className={className} href={`tel:${number.replace(/[^+\d]/g, '')}`}>
      {format.phone(number).map((part) => (
        <bdi key={part} className="whole" dir="ltr">
          {part}
        </bdi>
      ))}
    </a>
  );
}
