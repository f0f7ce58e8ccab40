import { useRenderContext } from '../renderContext.tsx';

interface Props {
  /** Name in `public/pictures/pictures.json`. */
  readonly name: string;
  /** Alternative text; empty if the adjacent text says the same. */
  readonly alt: string;
  /** HTML `sizes` attribute: the width of the picture in the layout. */
  readonly sizes: string;
  /** In the first view: loaded eagerly and with high priority. */
  readonly isFirst?: boolean;
}

/** A picture in all available widths and formats; renders nothing if it does not exist. */
export function Picture({ name, alt, sizes, isFirst = false }: Props) {
  const { picture } = useRenderContext();
  const file = picture(name);
  if (!file) return null;
  const { width, height, src, avif, webp } = file;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding={isFirst ? undefined : 'async'}
      />
    </picture>
  );
}
