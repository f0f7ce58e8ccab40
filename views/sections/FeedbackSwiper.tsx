import { Swiper, type SlideOrigin } from './Swiper.tsx';

export interface Feedback extends SlideOrigin {
  readonly quote: string;
  readonly person: string;
  readonly organization: string;
}

interface Props {
  readonly heading: string;
  readonly feedback: readonly Feedback[];
}

export function FeedbackSwiper({ heading, feedback }: Props) {
  const slides = feedback.map(({ quote, person, organization, solution }) => ({
    key: quote,
    solution,
    content: (
      <figure>
        <blockquote>
          <p>{quote}</p>
        </blockquote>
        <figcaption className="small">
          <span>{person}</span>
          <span>{organization}</span>
        </figcaption>
      </figure>
    ),
  }));
  return <Swiper kind="feedback" heading={heading} slides={slides} />;
}
