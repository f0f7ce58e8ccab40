import { TextLink } from '../../elements/TextLink.tsx';
import { useRenderContext } from '../../renderContext.tsx';
import { DefinitionTable } from '../../sections/DefinitionTable.tsx';
import type { Feature } from '../../sections/FeatureGrid.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { SplitSection } from '../../sections/SplitSection.tsx';
import { ValueTable, type DataTable } from '../../sections/ValueTable.tsx';

interface ConnectedData {
  readonly title: string;
  readonly product: { readonly to: string; readonly name: string };
  /** Missing for a product without a documented bus. */
  readonly table: DataTable | undefined;
  readonly answers: readonly Feature[];
}

/** What data a product creates, and how its user gets and erases it. */
export function ConnectedPage({ title, product, table, answers }: ConnectedData) {
  const { lead, kept, files } = useRenderContext().words.connected;
  return (
    <>
      <PageHead title={title} lead={lead}>
        <TextLink to={product.to}>{product.name}</TextLink>
      </PageHead>
      {table ? (
        <ValueTable id="values" {...table}>
          <TextLink to={`${product.to}#downloads`}>{files}</TextLink>
        </ValueTable>
      ) : null}
      <SplitSection heading={kept.heading}>
        <DefinitionTable caption={kept.heading} rows={answers} />
      </SplitSection>
    </>
  );
}
