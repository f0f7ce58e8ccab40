import { useRenderContext } from '../renderContext.tsx';
import { DefinitionTable } from './DefinitionTable.tsx';
import type { Feature } from './FeatureGrid.tsx';
import { SplitSection } from './SplitSection.tsx';

/** Where a product is sold: a table if that depends on the grid, otherwise a list of markets. */
export function SoldIn({ entries }: { readonly entries: readonly Feature[] }) {
  const { heading, text } = useRenderContext().words.markets.soldIn;
  const hasTexts = entries.some((entry) => entry.text !== '');
  return hasTexts ? (
    <SplitSection heading={heading} text={text}>
      <DefinitionTable caption={heading} rows={entries} />
    </SplitSection>
  ) : (
    <SplitSection heading={heading}>
      {entries.map(({ title }) => (
        <p key={title} className="large-text">
          {title}
        </p>
      ))}
    </SplitSection>
  );
}
