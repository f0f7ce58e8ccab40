import { useSite } from '../site.tsx';

interface Props {
  /** Name in `public/pictures/pictures.json`. */
  readonly name: string;
  /** What the picture says to who cannot see it; empty where the words beside it say the same. */
  readonly alt: string;
  /** CSS `sizes`: how wide the picture is shown. */
  readonly sizes: string;
  /** The first thing that a visitor sees: loaded at once, before others. */
  readonly isFirst?: boolean;
}

/** A picture in the sizes and formats that there are. Nothing, where there is no such picture. */
export function Picture({ name, alt, sizes, isFirst = false }: Props) {
  const { picture } = useSite();
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
