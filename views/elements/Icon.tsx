import { useSite } from '../site.tsx';

/**
 * A drawing from the icon sprite. Decorative: the words beside it say what it means. Arrows point the other way in
 * right-to-left text.
 */
export function Icon({ name }: { readonly name: string }) {
  const { asset } = useSite();
  const isDirected = name.startsWith('arrow-') || name === 'external';
  return (
    <svg className={isDirected ? 'icon icon-directed' : 'icon'} aria-hidden="true" focusable="false">
      <use href={`${asset('icons.svg')}#${name}`} />
    </svg>
  );
}
