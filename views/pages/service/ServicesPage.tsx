import { PictureCards, type PictureCard } from '../../sections/PictureCards.tsx';
import type { MapPlace } from '../../sections/PlaceMap.tsx';
import { SceneHead } from '../../sections/SceneHead.tsx';
import { SiteBand } from '../../sections/SiteBand.tsx';
import { Steps } from '../../sections/Steps.tsx';
import { useRenderContext } from '../../renderContext.tsx';

interface Props {
  readonly hubs: readonly MapPlace[];
  readonly cards: readonly PictureCard[];
}

export function ServicesPage({ hubs: places, cards }: Props) {
  const { words } = useRenderContext();
  const { title, lead, lifecycle, hubs, ways } = words.services.services;
  return (
    <>
      <SceneHead title={title} lead={lead} picture="scene-service-bench" />
      <section className="plain-section">
        <h2>{lifecycle.heading}</h2>
        <p className="section-text">{lifecycle.text}</p>
        <Steps steps={lifecycle.items} />
      </section>
      <SiteBand heading={hubs.heading} text={hubs.text} places={places} items={Object.values(hubs.items)} />
      <PictureCards heading={ways.heading} text={ways.text} cards={cards} />
    </>
  );
}
