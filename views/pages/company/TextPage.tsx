import type { ReactNode } from 'react';
import { DefinitionTable } from '../../sections/DefinitionTable.tsx';
import type { Feature } from '../../sections/FeatureGrid.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { SectionLinks } from '../../sections/SectionLinks.tsx';

interface TextSection {
  readonly heading: string;
  readonly text: string;
  readonly items: readonly Feature[];
}

/** Shape of a text page's entry in the locale files. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly sections: readonly TextSection[];
}

interface Props {
  readonly page: PageWords;
  /** Other sections, after the text. */
  readonly children?: ReactNode;
}

/** A page of text sections with a table of contents. */
export function TextPage({ page, children }: Props) {
  const sections = page.sections.map((section, index) => ({ ...section, id: `section-${index + 1}` }));
  return (
    <>
      <PageHead title={page.title} lead={page.lead} />
      <div className="stack gap-6 text-page">
        <SectionLinks sections={sections} />
        <div className="stack text-page-body">
          {sections.map(({ id, heading, text, items }) => (
            <section key={id} id={id}>
              <h2>{heading}</h2>
              <p>{text}</p>
              {items.length > 0 ? <DefinitionTable caption={heading} rows={items} /> : null}
            </section>
          ))}
        </div>
      </div>
      {children}
    </>
  );
}
