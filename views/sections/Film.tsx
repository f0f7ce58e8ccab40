import { Icon } from '../elements/Icon.tsx';
import { Picture } from '../elements/Picture.tsx';
import { useSite } from '../site.tsx';

interface Props {
  /** Name of the still that stands for the film until it plays. */
  readonly still: string;
  readonly alt: string;
  /** Addresses of the same film. */
  readonly webm: string;
  readonly mp4: string;
}

/**
 * A short silent film. A still with a link to the file; where motion is welcome and data are not to be saved, the
 * browser script plays it in place, with the link as a pause button (WCAG 2.2.2).
 */
export function Film({ still, alt, webm, mp4 }: Props) {
  const { words, picture } = useSite();
  const { play, pause } = words.frame.film;
  // The still is made together with the film: without the one there is not the other.
  if (!picture(still)) return null;
  return (
    <figure className="film" data-film="" data-webm={webm} data-mp4={mp4} data-play={play} data-pause={pause}>
      <Picture name={still} alt={alt} sizes="(width < 768px) 100vw, 760px" />
      <a className="film-control" href={mp4}>
        <Icon name="play" />
        <Icon name="pause" />
        <span className="film-label">{play}</span>
      </a>
    </figure>
  );
}
