import { useRenderContext } from '../renderContext.tsx';
import type { Feature } from './FeatureGrid.tsx';
import { FeatureSlide } from './FeatureSlide.tsx';
import { Swiper } from './Swiper.tsx';

export function DeviceSwiper({ devices }: { readonly devices: readonly Feature[] }) {
  const { words } = useRenderContext();
  const slides = devices.map((item) => ({ key: item.title, content: <FeatureSlide {...item} /> }));
  return <Swiper kind="device" heading={words.solutions.headings.devices} slides={slides} />;
}
