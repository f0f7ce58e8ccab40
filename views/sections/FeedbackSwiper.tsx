import { useRenderContext } from '../renderContext.tsx';
import { Swiper } from './Swiper.tsx';

export interface Feedback {
  readonly quote: string;
  readonly person: string;
  readonly organisation: string;
}

export function FeedbackSwiper({ feedback }: { readonly feedback: readonly Feedback[] }) {
  const { words } = useRenderContext();
  const slides = feedback.map(({ quote, person, organisation }) => ({
    key: quote,
    content: (
      <figure>
        <blockquote>
          <p>{quote}</p>
        </blockquote>
        <figcaption>
          <span>{person}</span>
          <span>{organisation}</span>
        </figcaption>
      </figure>
    ),
  }));
  return <Swiper kind="feedback" heading={words.solutions.headings.feedback} slides={slides} />;
}
