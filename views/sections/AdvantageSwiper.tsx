import { useRenderContext } from '../renderContext.tsx';
import { FeatureSlide, type FeatureCard } from './FeatureSlide.tsx';
import { Swiper } from './Swiper.tsx';

export function AdvantageSwiper({ advantages }: { readonly advantages: readonly FeatureCard[] }) {
  const { words } = useRenderContext();
  const slides = advantages.map(({ solution, ...item }) => ({
    key: item.title,
    solution,
    content: <FeatureSlide {...item} />,
  }));
  return <Swiper kind="advantage" heading={words.solutions.headings.advantages} slides={slides} />;
}
