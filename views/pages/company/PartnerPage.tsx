import { CallToAction } from '../../sections/CallToAction.tsx';
import { FeatureGrid } from '../../sections/FeatureGrid.tsx';
import { PartnerLogos } from '../../sections/PartnerLogos.tsx';
import { SceneHead } from '../../sections/SceneHead.tsx';
import { SplitSection } from '../../sections/SplitSection.tsx';
import { Steps } from '../../sections/Steps.tsx';
import { useRenderContext } from '../../renderContext.tsx';

export function PartnerPage() {
  const { words } = useRenderContext();
  const { title, lead, kinds, steps, ask } = words.about['corporation-partner'];
  const { jion } = words.twoPage;
  return (
    <>
      <SceneHead title={title} lead={lead} picture="scene-training-room" />
      <FeatureGrid {...kinds} />
      <PartnerLogos {...words.home.partners} />
      <SplitSection heading={steps.heading} text={steps.text} ground="dark">
        <Steps steps={steps.items} arrangement="rows" />
      </SplitSection>
      <SplitSection heading={ask.heading}>
        <p className="large-text">{ask.text}</p>
      </SplitSection>
      <CallToAction
        heading={jion.title}
        text={jion.lead}
        action={words.company.actions.partner}
        to="/twoPage/jion"
      />
    </>
  );
}
