import { useSite } from '../site.tsx';

/** A drawing. Decorative: the words beside it say what it means. Arrows point the other way in right-to-left text. */
export function Icon({ name }: { readonly name: string }) {
  const { icon } = useSite();
  const isDirected = name.startsWith('arrow-') || name === 'external';
  return (
    <svg
      className={isDirected ? 'icon icon-directed' : 'icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: icon(name) }}
    />
  );
}
