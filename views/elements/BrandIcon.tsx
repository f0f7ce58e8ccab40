import { useSite } from '../site.tsx';

/** The drawing of a social network, by the content service's code for it. Decorative, as other icons are. */
export function BrandIcon({ code }: { readonly code: string }) {
  const { asset } = useSite();
  return (
    <svg className="icon icon-brand" aria-hidden="true">
      <use href={`${asset('brands.svg')}#${code}`} />
    </svg>
  );
}
