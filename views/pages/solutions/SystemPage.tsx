import { AdvantageSwiper } from '../../sections/AdvantageSwiper.tsx';
import { DeviceSwiper } from '../../sections/DeviceSwiper.tsx';
import { FeatureGrid } from '../../sections/FeatureGrid.tsx';
import type { Feature } from '../../sections/FeatureGrid.tsx';
import { FeedbackSwiper } from '../../sections/FeedbackSwiper.tsx';
import type { Feedback } from '../../sections/FeedbackSwiper.tsx';
import { LinkCards } from '../../sections/LinkCards.tsx';
import type { LinkCard } from '../../sections/LinkCards.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { useSite } from '../../site.tsx';

export interface SystemData {
  readonly system: {
    readonly name: string;
    readonly title: string;
    readonly lead: string;
    readonly points: readonly Feature[];
  };
  /** Name of the picture that stands for the system. */
  readonly picture: string;
  readonly solutions: readonly LinkCard[];
  readonly packs: readonly LinkCard[];
  readonly advantages: readonly Feature[];
  readonly devices: readonly Feature[];
  readonly feedback: readonly Feedback[];
}

export function SystemPage({ system, picture, solutions, packs, advantages, devices, feedback }: SystemData) {
  const { words } = useSite();
  const { headings } = words.solutions;
  return (
    <>
      <PageHead
        title={system.title}
        lead={system.lead}
        picture={{ name: picture, alt: system.name }}
        ground="dark"
      />
      <LinkCards heading={words.nav.solutions} cards={solutions} />
      <FeatureGrid heading={system.name} items={system.points} />
      {packs.length > 0 ? <LinkCards heading={headings.packs} cards={packs} /> : null}
      <AdvantageSwiper advantages={advantages} />
      <DeviceSwiper devices={devices} />
      <FeedbackSwiper feedback={feedback} />
    </>
  );
}
