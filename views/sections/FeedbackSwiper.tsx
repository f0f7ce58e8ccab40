import { useRenderContext } from '../renderContext.tsx';
import { Swiper, type SlideOrigin } from './Swiper.tsx';

export interface Feedback extends SlideOrigin {
  readonly quote: string;
  readonly person: string;
  readonly organization: string;
}

export function FeedbackSwiper({ feedback }: { readonly feedback: readonly Feedback[] }) {
  const { words } = useRenderContext();
  const slides = feedback.map(({ quote, person, organization, solution }) => ({
    key: quote,
    solution,
    content: (
      <figure>
        <blockquote>
          <p>{quote}</p>
        </blockquote>
        <figcaption>
          <span>{person}</span>
          <span>{organization}</span>
        </figcaption>
      </figure>
    ),
  }));
  return <Swiper kind="feedback" heading={words.solutions.headings.feedback} slides={slides} />;
}
