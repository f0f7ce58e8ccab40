import type { Feature } from './FeatureGrid.tsx';
import type { SlideOrigin } from './Swiper.tsx';

export type FeatureCard = Feature & SlideOrigin;

export function FeatureSlide({ title, text }: Feature) {
  return (
    <>
      <h3>{title}</h3>
      <p>{text}</p>
    </>
  );
}
