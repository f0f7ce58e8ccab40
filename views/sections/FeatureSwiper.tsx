import type { Feature } from './FeatureGrid.tsx';
import { Swiper, type SlideOrigin } from './Swiper.tsx';

export type FeatureCard = Feature & SlideOrigin;

interface Props {
  readonly kind: 'advantages' | 'devices';
  readonly heading: string;
  readonly cards: readonly FeatureCard[];
}

/** Swiper of the advantages of a solution or system, or of the devices that it consists of. */
export function FeatureSwiper({ kind, heading, cards }: Props) {
  const slides = cards.map(({ title, text, solution }) => ({
    key: title,
    solution,
    content: (
      <>
        <h3>{title}</h3>
        <p className="muted before-3">{text}</p>
      </>
    ),
  }));
  return <Swiper kind={kind === 'advantages' ? 'advantage' : 'device'} heading={heading} slides={slides} />;
}
