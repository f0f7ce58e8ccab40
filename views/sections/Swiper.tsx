import type { ReactNode } from 'react';
import { Heading, anchorOf } from '../elements/Heading.tsx';
import { Icon } from '../elements/Icon.tsx';
import { useRenderContext } from '../renderContext.tsx';

/** The solution that a slide is about, on pages that mix the slides of several. */
export interface SlideOrigin {
  readonly solution?: { readonly to: string; readonly name: string } | undefined;
}

interface Slide extends SlideOrigin {
  readonly key: string;
  readonly content: ReactNode;
}

interface Props {
  readonly kind: 'advantage' | 'device' | 'feedback';
  readonly heading: string;
  readonly slides: readonly Slide[];
}

/**
 * A row of cards with horizontal scroll snapping, by touch, wheel or keyboard. Buttons and dots are hidden until the
 * browser script creates one dot per position, labeled with the text in `data-dots`.
 */
export function Swiper({ kind, heading, slides }: Props) {
  const { words, href } = useRenderContext();
  const id = anchorOf(heading);
  const { previous, next, position } = words.frame.swiper;
  return (
    <section
      className={`band swiper swiper-${kind}${kind === 'feedback' ? ' unprinted' : ''}`}
      id={kind}
      aria-labelledby={id}
      data-swiper=""
    >
      <Heading text={heading} />
      <ul className="swiper-track" tabIndex={0} aria-labelledby={id}>
        {slides.map((slide) => (
          <li key={slide.key} className="swiper-slide">
            {slide.solution ? (
              <p className="quiet deep small strong swiper-solution">
                <a href={href(slide.solution.to)}>{slide.solution.name}</a>
              </p>
            ) : null}
            {slide.content}
          </li>
        ))}
      </ul>
      <div className="unprinted swiper-controls" hidden>
        <button className="icon-button" type="button" aria-label={previous} data-previous="">
          <Icon name="arrow-back" />
        </button>
        <ol className="swiper-dots" data-dots={position} />
        <button className="icon-button" type="button" aria-label={next} data-next="">
          <Icon name="arrow-forward" />
        </button>
      </div>
    </section>
  );
}
