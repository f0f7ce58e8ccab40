import { DocumentList, type DocumentGroup } from '../../sections/DocumentList.tsx';
import { FeatureGrid } from '../../sections/FeatureGrid.tsx';
import { FormField, type FormFieldProps } from '../../sections/FormField.tsx';
import { InquiryForm, type InquiryFormProps } from '../../sections/InquiryForm.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { useRenderContext } from '../../renderContext.tsx';
import type { PageWords } from './TextPage.tsx';

interface Props {
  readonly page: PageWords;
  readonly choices: readonly FormFieldProps[];
  readonly groups: readonly DocumentGroup[];
  readonly count: number;
  /** For a copy on paper. */
  readonly form: InquiryFormProps;
}

/** Data sheets, manuals, declarations and data files, filtered by the query string. */
export function DownloadPage({ page, choices, groups, count, form }: Props) {
  const { words, href } = useRenderContext();
  return (
    <>
      <PageHead title={page.title} lead={page.lead} />
      <section className="documents" id="documents">
        <h2>{words.documents.download.heading}</h2>
        <form className="cluster gap-4 model-form before-5" action={href('/about-us/download')}>
          {choices.map((field) => (
            <FormField key={field.name} {...field} />
          ))}
          <button className="button button-primary" type="submit">
            {words.documents.download.apply}
          </button>
        </form>
        <DocumentList groups={groups} count={count} />
      </section>
      {page.sections.map((section) => (
        <FeatureGrid key={section.heading} {...section} />
      ))}
      <InquiryForm {...form} />
    </>
  );
}
