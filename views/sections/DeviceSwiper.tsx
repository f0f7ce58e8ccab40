import { useRenderContext } from '../renderContext.tsx';
import { FeatureSlide, type FeatureCard } from './FeatureSlide.tsx';
import { Swiper } from './Swiper.tsx';

export function DeviceSwiper({ devices }: { readonly devices: readonly FeatureCard[] }) {
  const { words } = useRenderContext();
  const slides = devices.map(({ solution, ...item }) => ({
    key: item.title,
    solution,
    content: <FeatureSlide {...item} />,
  }));
  return <Swiper kind="device" heading={words.solutions.headings.devices} slides={slides} />;
}
