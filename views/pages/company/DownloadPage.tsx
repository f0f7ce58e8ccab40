import { DocumentFilter, type DocumentChoice } from '../../sections/DocumentFilter.tsx';
import { DocumentList, type ListedDocument } from '../../sections/DocumentList.tsx';
import { FeatureGrid } from '../../sections/FeatureGrid.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { useRenderContext } from '../../renderContext.tsx';
import type { PageWords } from './TextPage.tsx';

interface Props {
  readonly page: PageWords;
  readonly choices: readonly (DocumentChoice & { readonly chosen: string })[];
  readonly documents: readonly ListedDocument[];
}

/** Data sheets, manuals and declarations, filtered by the query string. */
export function DownloadPage({ page, choices, documents }: Props) {
  const { words } = useRenderContext();
  return (
    <>
      <PageHead title={page.title} lead={page.lead} />
      <section className="documents" id="documents">
        <h2>{words.documents.download.heading}</h2>
        <DocumentFilter to="/about-us/download" choices={choices} />
        <DocumentList documents={documents} />
      </section>
      {page.sections.map((section) => (
        <FeatureGrid key={section.heading} {...section} />
      ))}
    </>
  );
}
