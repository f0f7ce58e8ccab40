import { TextLink } from '../../elements/TextLink.tsx';
import { DefinitionTable } from '../../sections/DefinitionTable.tsx';
import { Figures, type Figure } from '../../sections/Figures.tsx';
import type { MapPlace } from '../../sections/PlaceMap.tsx';
import { SceneHead } from '../../sections/SceneHead.tsx';
import { SiteBand } from '../../sections/SiteBand.tsx';
import { SplitSection } from '../../sections/SplitSection.tsx';
import { Timeline } from '../../sections/Timeline.tsx';
import { useRenderContext } from '../../renderContext.tsx';

interface Props {
  readonly figures: readonly Figure[];
  readonly places: readonly MapPlace[];
}

export function CompanyProfilePage({ figures, places }: Props) {
  const { words } = useRenderContext();
  const { title, lead, history, business, sites, leadership } = words.about['company-profile'];
  return (
    <>
      <SceneHead title={title} lead={lead} picture="scene-production-line">
        <TextLink to="/about-us/company-profile/mobile/modal">{words.nav.companyAtAGlance}</TextLink>
      </SceneHead>
      <Figures heading={words.company.figures.heading} figures={figures} />
      <SplitSection heading={history.heading} text={history.text}>
        <Timeline events={history.items} />
      </SplitSection>
      <SiteBand
        heading={sites.heading}
        text={sites.text}
        places={places}
        items={Object.values(sites.items)}
      />
      <SplitSection heading={business.heading}>
        <p className="large-text">{business.text}</p>
      </SplitSection>
      <SplitSection heading={leadership.heading} text={leadership.text}>
        <DefinitionTable caption={leadership.heading} rows={leadership.items} />
      </SplitSection>
    </>
  );
}
