import { ComparisonTable, type Comparison } from '../../sections/ComparisonTable.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { ProductFinder, type FinderProps } from '../../sections/ProductFinder.tsx';

export interface ProductsData {
  readonly title: string;
  readonly lead: string;
  readonly comparison: Comparison | undefined;
  readonly finder: FinderProps;
}

/** The finder of all products and models, and a comparison of products of a family. */
export function ProductsPage({ title, lead, comparison, finder }: ProductsData) {
  return (
    <>
      <PageHead title={title} lead={lead} />
      {comparison ? <ComparisonTable {...comparison} /> : null}
      <ProductFinder {...finder} />
    </>
  );
}
