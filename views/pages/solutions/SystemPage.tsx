import { NextStep } from '../../sections/CallToAction.tsx';
import { FeatureGrid, type Feature } from '../../sections/FeatureGrid.tsx';
import { FeatureSwiper, type FeatureCard } from '../../sections/FeatureSwiper.tsx';
import { FeedbackSwiper, type Feedback } from '../../sections/FeedbackSwiper.tsx';
import { LinkCards, type LinkCard } from '../../sections/LinkCards.tsx';
import { Outlined } from '../../sections/Outline.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { SceneBanner } from '../../sections/SceneBanner.tsx';
import { useRenderContext } from '../../renderContext.tsx';

interface SystemData {
  readonly system: {
    readonly name: string;
    readonly title: string;
    readonly lead: string;
    readonly points: readonly Feature[];
  };
  /** Name of the picture of a typical product. */
  readonly picture: string;
  /** Name of a picture of the system in use. */
  readonly scene: string;
  readonly solutions: readonly LinkCard[];
  readonly packs: readonly LinkCard[];
  readonly advantages: readonly FeatureCard[];
  readonly devices: readonly FeatureCard[];
  readonly feedback: readonly Feedback[];
}

export function SystemPage(data: SystemData) {
  const { system, picture, scene, solutions, packs, advantages, devices, feedback } = data;
  const { words } = useRenderContext();
  const { headings } = words.solutions;
  return (
    <Outlined>
      <PageHead
        title={system.title}
        lead={system.lead}
        picture={{ name: picture, alt: system.name }}
        ground="dark"
      />
      <LinkCards heading={words.nav.solutions} cards={solutions} arrangement="row" />
      <FeatureSwiper kind="advantages" heading={headings.advantages} cards={advantages} />
      <SceneBanner picture={scene}>
        <FeatureGrid heading={system.name} items={system.points} />
      </SceneBanner>
      {packs.length > 0 ? (
        <LinkCards id="packs" heading={headings.packs} cards={packs} arrangement="row" />
      ) : null}
      <FeatureSwiper kind="devices" heading={headings.devices} cards={devices} />
      <FeedbackSwiper heading={headings.feedback} feedback={feedback} />
      <NextStep to="/about-us/contact-us#engineer" />
    </Outlined>
  );
}
