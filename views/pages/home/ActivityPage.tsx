import { DateList } from '../../sections/DateList.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { useRenderContext } from '../../renderContext.tsx';

/** Trade fairs, training days and plant tours. */
export function ActivityPage() {
  const { words } = useRenderContext();
  const { title, lead, items } = words.home.activity;
  return (
    <>
      <PageHead title={title} lead={lead} />
      <section>
        <DateList entries={items} level="h2" />
      </section>
    </>
  );
}
