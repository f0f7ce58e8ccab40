import type { ReactNode } from 'react';
import { PageHead } from '../../sections/PageHead.tsx';
import { TextSections } from '../../sections/TextSections.tsx';
import type { TextSection } from '../../sections/TextSections.tsx';

/** The words of a page that is told in sections: the shape of its entry in the locale files. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly sections: readonly TextSection[];
}

interface Props {
  readonly page: PageWords;
  /** Sections of another kind, behind the words. */
  readonly children?: ReactNode;
}

export function TextPage({ page, children }: Props) {
  return (
    <>
      <PageHead title={page.title} lead={page.lead} />
      <TextSections sections={page.sections} />
      {children}
    </>
  );
}
