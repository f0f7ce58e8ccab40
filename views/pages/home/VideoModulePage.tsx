import { FeatureGrid } from '../../sections/FeatureGrid.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { useRenderContext } from '../../renderContext.tsx';
import { AssemblyFilm } from './AssemblyFilm.tsx';

/** The assembly film with a description. */
export function VideoModulePage() {
  const { words } = useRenderContext();
  const { title, lead, points } = words.home.video;
  return (
    <>
      <PageHead title={title} lead={lead} />
      <section>
        <AssemblyFilm />
      </section>
      <FeatureGrid heading={words.technicalStrength.title} items={points} />
    </>
  );
}
