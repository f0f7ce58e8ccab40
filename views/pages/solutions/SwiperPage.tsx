import { TextLink } from '../../elements/TextLink.tsx';
import { FeatureSwiper, type FeatureCard } from '../../sections/FeatureSwiper.tsx';
import { FeedbackSwiper, type Feedback } from '../../sections/FeedbackSwiper.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { useRenderContext } from '../../renderContext.tsx';

export type SwiperContent =
  | { readonly kind: 'advantages' | 'devices'; readonly items: readonly FeatureCard[] }
  | { readonly kind: 'feedback'; readonly items: readonly Feedback[] };

interface SwiperPageData {
  readonly title: string;
  readonly lead: string;
  readonly content: SwiperContent;
  /** The page that contains the swiper. */
  readonly whole: { readonly to: string; readonly name: string };
}

/** A single swiper of a solution or system. */
export function SwiperPage({ title, lead, content, whole }: SwiperPageData) {
  const { headings } = useRenderContext().words.solutions;
  return (
    <>
      <PageHead title={title} lead={lead}>
        <TextLink to={whole.to}>{whole.name}</TextLink>
      </PageHead>
      {content.kind === 'feedback' ? (
        <FeedbackSwiper heading={headings.feedback} feedback={content.items} />
      ) : (
        <FeatureSwiper kind={content.kind} heading={headings[content.kind]} cards={content.items} />
      )}
    </>
  );
}
