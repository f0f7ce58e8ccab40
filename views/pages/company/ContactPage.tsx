import { ContactBlock } from '../../sections/ContactBlock.tsx';
import type { Contact } from '../../sections/ContactBlock.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { TextSections } from '../../sections/TextSections.tsx';
import type { PageWords } from './TextPage.tsx';

export function ContactPage({ page, contact }: { readonly page: PageWords; readonly contact: Contact }) {
  return (
    <>
      <PageHead title={page.title} lead={page.lead}>
        <ContactBlock {...contact} />
      </PageHead>
      <TextSections sections={page.sections} />
    </>
  );
}
