import { useRenderContext } from '../renderContext.tsx';
import type { Feature } from './FeatureGrid.tsx';
import { FeatureSlide } from './FeatureSlide.tsx';
import { Swiper } from './Swiper.tsx';

export function AdvantageSwiper({ advantages }: { readonly advantages: readonly Feature[] }) {
  const { words } = useRenderContext();
  const slides = advantages.map((item) => ({ key: item.title, content: <FeatureSlide {...item} /> }));
  return <Swiper kind="advantage" heading={words.solutions.headings.advantages} slides={slides} />;
}
