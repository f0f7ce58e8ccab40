import { useRenderContext } from '../renderContext.tsx';
import type { Feature } from './FeatureGrid.tsx';
import { Swiper, type SlideOrigin } from './Swiper.tsx';

export type FeatureCard = Feature & SlideOrigin;

interface Props {
  readonly kind: 'advantages' | 'devices';
  readonly cards: readonly FeatureCard[];
}

/** Swiper of the advantages of a solution or system, or of the devices that it consists of. */
export function FeatureSwiper({ kind, cards }: Props) {
  const { words } = useRenderContext();
  const slides = cards.map(({ title, text, solution }) => ({
    key: title,
    solution,
    content: (
      <>
        <h3>{title}</h3>
        <p>{text}</p>
      </>
    ),
  }));
  const name = kind === 'advantages' ? 'advantage' : 'device';
  return <Swiper kind={name} heading={words.solutions.headings[kind]} slides={slides} />;
}
