import type { PrivacyDocument } from '../../../src/model/privacyDocument.ts';
import { Tabs } from '../../sections/Tabs.tsx';
import { useRenderContext } from '../../renderContext.tsx';
import { MarkdownText } from '../../sections/MarkdownText.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { SectionLinks } from '../../sections/SectionLinks.tsx';
import { StorageTable, type StorageTableProps } from '../../sections/StorageTable.tsx';
import './TextPage.css';

interface Props {
  readonly document: PrivacyDocument;
  /** Table in the language of the document. */
  readonly storage: StorageTableProps;
}

export function PrivacyPage({ document, storage }: Props) {
  const { words, t, format } = useRenderContext();
  const { title, lead, notice, inGerman, inEnglish } = words.privacy;
  return (
    <>
      <PageHead title={title} lead={lead}>
        <p className="text-note">
          {`${t('privacy:updated', { date: format.date(document.updated) })} · ${notice}`}
        </p>
      </PageHead>
      <Tabs
        label={title}
        tabs={[
          { to: '/privacy/indexDE', label: inGerman, current: document.lang === 'de' },
          { to: '/privacy/indexEN', label: inEnglish, current: document.lang === 'en' },
        ]}
      />
      <div className="text-page">
        <SectionLinks sections={document.sections} lang={document.lang} dir="ltr" />
        <div className="text-page-body">
          <MarkdownText html={document.beforeStorage} lang={document.lang} dir="ltr" />
          <StorageTable {...storage} lang={document.lang} dir="ltr" />
          <MarkdownText html={document.afterStorage} lang={document.lang} dir="ltr" />
        </div>
      </div>
    </>
  );
}
