import { LANGUAGES } from '../../../src/model/languages.ts';
import type { PrivacyDocument } from '../../../src/model/privacyDocument.ts';
import { Tabs } from '../../sections/Tabs.tsx';
import { useRenderContext } from '../../renderContext.tsx';
import { MarkdownText } from '../../sections/MarkdownText.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { SectionLinks } from '../../sections/SectionLinks.tsx';
import { StorageTable, type StorageTableProps } from '../../sections/StorageTable.tsx';

interface Props {
  readonly document: PrivacyDocument;
  /** Table in the language of the document. */
  readonly storage: StorageTableProps;
}

export function PrivacyPage({ document, storage }: Props) {
  const { words, t, format, language } = useRenderContext();
  const { title, lead, notice, inGerman, inEnglish, translation } = words.privacy;
  const { lang } = document;
  const { dir } = LANGUAGES[lang];
  const binding = [
    { to: '/privacy/indexDE', label: inGerman, current: lang === 'de' },
    { to: '/privacy/indexEN', label: inEnglish, current: lang === 'en' },
  ];
  const isBinding = language.code === 'de' || language.code === 'en';
  return (
    <>
      <PageHead title={title} lead={lead}>
        <p className="note">
          {`${t('privacy:updated', { date: format.date(document.updated) })} · ${notice}`}
        </p>
      </PageHead>
      <Tabs
        label={title}
        tabs={
          isBinding
            ? binding
            : [{ to: '/privacy', label: translation, current: lang === language.code }, ...binding]
        }
      />
      <div className="stack gap-6 text-page">
        <SectionLinks sections={document.sections} lang={lang} dir={dir} />
        <div className="stack text-page-body">
          <MarkdownText html={document.beforeStorage} lang={lang} dir={dir} />
          <StorageTable {...storage} lang={lang} dir={dir} />
          <MarkdownText html={document.afterStorage} lang={lang} dir={dir} />
        </div>
      </div>
    </>
  );
}
