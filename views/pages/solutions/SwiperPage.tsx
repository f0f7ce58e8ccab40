import { TextLink } from '../../elements/TextLink.tsx';
import { AdvantageSwiper } from '../../sections/AdvantageSwiper.tsx';
import { DeviceSwiper } from '../../sections/DeviceSwiper.tsx';
import type { FeatureCard } from '../../sections/FeatureSlide.tsx';
import { FeedbackSwiper, type Feedback } from '../../sections/FeedbackSwiper.tsx';
import { PageHead } from '../../sections/PageHead.tsx';

export type SwiperContent =
  | { readonly kind: 'advantages'; readonly items: readonly FeatureCard[] }
  | { readonly kind: 'devices'; readonly items: readonly FeatureCard[] }
  | { readonly kind: 'feedback'; readonly items: readonly Feedback[] };

export interface SwiperPageData {
  readonly title: string;
  readonly lead: string;
  readonly content: SwiperContent;
  /** The page that contains the swiper. */
  readonly whole: { readonly to: string; readonly name: string };
}

/** A single swiper of a solution or system. */
export function SwiperPage({ title, lead, content, whole }: SwiperPageData) {
  return (
    <>
      <PageHead title={title} lead={lead}>
        <TextLink to={whole.to}>{whole.name}</TextLink>
      </PageHead>
      <SwiperOf {...content} />
    </>
  );
}

function SwiperOf(content: SwiperContent) {
  switch (content.kind) {
    case 'advantages':
      return <AdvantageSwiper advantages={content.items} />;
    case 'devices':
      return <DeviceSwiper devices={content.items} />;
    case 'feedback':
      return <FeedbackSwiper feedback={content.items} />;
  }
}
