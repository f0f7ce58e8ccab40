import { FaultLinks, type FaultLink } from '../../sections/FaultLinks.tsx';
import { Outlined } from '../../sections/Outline.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { SearchForm } from '../../sections/SearchForm.tsx';
import { SplitSection } from '../../sections/SplitSection.tsx';
import { useRenderContext } from '../../renderContext.tsx';

interface Props {
  readonly families: readonly {
    readonly id: string;
    /** Names of the products. */
    readonly heading: string;
    readonly codes: readonly FaultLink[];
  }[];
}

/** All fault codes, by product family. */
export function FaultCodesPage({ families }: Props) {
  const { title, lead } = useRenderContext().words.services['fault-codes'];
  return (
    <Outlined>
      <PageHead title={title} lead={lead}>
        <SearchForm text="" />
      </PageHead>
      {families.map(({ id, heading, codes }) => (
        <SplitSection key={id} heading={heading}>
          <FaultLinks codes={codes} />
        </SplitSection>
      ))}
    </Outlined>
  );
}
