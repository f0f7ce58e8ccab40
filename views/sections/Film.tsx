import { Icon } from '../elements/Icon.tsx';
import { Picture } from '../elements/Picture.tsx';
import { useRenderContext } from '../renderContext.tsx';

interface Props {
  /** Picture name of the poster frame. */
  readonly still: string;
  readonly alt: string;
  /** URLs of the film in both formats. */
  readonly webm: string;
  readonly mp4: string;
}

/**
 * A short silent film: a poster frame with a link to the file. Unless the visitor prefers reduced motion or saves data, the
 * browser script plays it in place and turns the link into a pause button (WCAG 2.2.2).
 */
export function Film({ still, alt, webm, mp4 }: Props) {
  const { words, picture } = useRenderContext();
  const { play, pause } = words.frame.film;
  // Still and film are generated together: without a still there is no film.
  if (!picture(still)) return null;
  return (
    <figure className="film" data-film="" data-webm={webm} data-mp4={mp4} data-play={play} data-pause={pause}>
      <Picture name={still} alt={alt} sizes="(width < 768px) 100vw, 760px" />
      <a className="unprinted tap tiny strong film-control" href={mp4}>
        <Icon name="play" />
        <Icon name="pause" />
        <span className="film-label">{play}</span>
      </a>
    </figure>
  );
}
