import { FeatureGrid } from '../../sections/FeatureGrid.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { useSite } from '../../site.tsx';

/** What the assembly film shows. */
export function VideoModulePage() {
  const { words } = useSite();
  const { title, lead, points } = words.home.video;
  return (
    <>
      <PageHead title={title} lead={lead} />
      <FeatureGrid heading={words.technicalStrength.title} items={points} />
    </>
  );
}
