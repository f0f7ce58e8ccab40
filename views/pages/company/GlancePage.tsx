import { TextLink } from '../../elements/TextLink.tsx';
import { DefinitionTable } from '../../sections/DefinitionTable.tsx';
import { Figures, type Figure } from '../../sections/Figures.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { SplitSection } from '../../sections/SplitSection.tsx';
import { useRenderContext } from '../../renderContext.tsx';

/** Key facts of the company. */
export function GlancePage({ figures }: { readonly figures: readonly Figure[] }) {
  const { words } = useRenderContext();
  const { title, lead, sections } = words.about.modal;
  return (
    <>
      <PageHead title={title} lead={lead} />
      <Figures heading={words.company.figures.heading} figures={figures} />
      {sections.map(({ heading, text, items }) => (
        <SplitSection key={heading} heading={heading} text={text}>
          <DefinitionTable caption={heading} rows={items} />
        </SplitSection>
      ))}
      <p className="last-link">
        <TextLink to="/about-us/company-profile">{words.nav.companyProfile}</TextLink>
      </p>
    </>
  );
}
