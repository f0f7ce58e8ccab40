import { useRenderContext } from '../renderContext.tsx';

/** Decorative icon, next to a text with its meaning. Arrows are mirrored in right-to-left text. */
export function Icon({ name }: { readonly name: string }) {
  const { icon } = useRenderContext();
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
