import { Film } from '../../sections/Film.tsx';
import { useRenderContext } from '../../renderContext.tsx';

/** Film of the assembly of a battery pack. */
export function AssemblyFilm() {
  const { words } = useRenderContext();
  return (
    <Film
      still="home-film"
      alt={words.home.video.title}
      webm="/video/home-loop.webm"
      mp4="/video/home-loop.mp4"
    />
  );
}
