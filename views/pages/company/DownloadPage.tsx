import { DocumentFilter, type DocumentChoice } from '../../sections/DocumentFilter.tsx';
import { DocumentList, type DocumentGroup } from '../../sections/DocumentList.tsx';
import { FeatureGrid } from '../../sections/FeatureGrid.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { useRenderContext } from '../../renderContext.tsx';
import type { PageWords } from './TextPage.tsx';

interface Props {
  readonly page: PageWords;
  readonly choices: readonly (DocumentChoice & { readonly chosen: string })[];
  readonly groups: readonly DocumentGroup[];
  readonly count: number;
}

/** Data sheets, manuals, declarations and data files, filtered by the query string. */
export function DownloadPage({ page, choices, groups, count }: Props) {
  const { words } = useRenderContext();
  return (
    <>
      <PageHead title={page.title} lead={page.lead} />
      <section className="documents" id="documents">
        <h2>{words.documents.download.heading}</h2>
        <DocumentFilter to="/about-us/download" choices={choices} />
        <DocumentList groups={groups} count={count} />
      </section>
      {page.sections.map((section) => (
        <FeatureGrid key={section.heading} {...section} />
      ))}
    </>
  );
}
