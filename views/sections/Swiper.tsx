import { useId } from 'react';
import type { ReactNode } from 'react';
import { useSite } from '../site.tsx';

export interface Slide {
  readonly key: string;
  readonly content: ReactNode;
}

interface Props {
  readonly kind: 'advantage' | 'device' | 'feedback';
  readonly heading: string;
  readonly slides: readonly Slide[];
}

/**
 * A row of cards that scrolls sideways and snaps, by touch, wheel or keyboard; the browser script adds buttons
 * and dots, and takes its words from the data attributes.
 */
export function Swiper({ kind, heading, slides }: Props) {
  const { words } = useSite();
  const id = useId();
  const { previous, next, position } = words.frame.swiper;
  return (
    <section
      className={`swiper swiper-${kind}`}
      aria-labelledby={id}
      data-swiper=""
      data-previous={previous}
      data-next={next}
      data-position={position}
    >
      <h2 id={id}>{heading}</h2>
      <ul className="swiper-track" tabIndex={0} aria-labelledby={id}>
        {slides.map((slide) => (
          <li key={slide.key} className="swiper-slide">
            {slide.content}
          </li>
        ))}
      </ul>
    </section>
  );
}
