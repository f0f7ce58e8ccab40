import { Picture } from '../elements/Picture.tsx';

export interface GalleryView {
  /** Picture name. */
  readonly name: string;
  /** Caption, such as the part of the product. */
  readonly caption: string;
  readonly alt: string;
}

interface Props {
  readonly heading: string;
  readonly views: readonly GalleryView[];
}

/** Picture gallery without script: a row with scroll snapping, and thumbnails that link to each picture. */
export function Gallery({ heading, views }: Props) {
  return (
    <section className="stack gap-3 gallery" aria-label={heading}>
      <ul className="stage gallery-track" tabIndex={views.length > 1 ? 0 : undefined} aria-label={heading}>
        {views.map(({ name, caption, alt }, index) => (
          <li key={name} id={name}>
            <figure className="anchor">
              <Picture name={name} alt={alt} sizes="(width < 768px) 92vw, 640px" isFirst={index === 0} />
              {views.length > 1 ? <figcaption className="unprinted muted tiny">{caption}</figcaption> : null}
            </figure>
          </li>
        ))}
      </ul>
      {views.length > 1 ? (
        <ul className="unprinted gallery-thumbnails">
          {views.map(({ name, caption }) => (
            <li key={name}>
              <a className="outlined" href={`#${name}`}>
                <Picture name={name} alt={caption} sizes="80px" />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
