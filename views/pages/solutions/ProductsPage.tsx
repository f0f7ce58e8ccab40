import { TextLink } from '../../elements/TextLink.tsx';
import { useRenderContext } from '../../renderContext.tsx';
import { ComparisonTable, type Comparison } from '../../sections/ComparisonTable.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { ProductFinder, type FinderProps } from '../../sections/ProductFinder.tsx';

interface ProductsData {
  readonly title: string;
  readonly lead: string;
  readonly comparison: Comparison | undefined;
  /** Path of the form for engineers, which takes the comparison along. */
  readonly contact: string;
  readonly finder: FinderProps;
}

/** The finder of all products and models, and a comparison of products of a family. */
export function ProductsPage({ title, lead, comparison, contact, finder }: ProductsData) {
  const { next } = useRenderContext().words.products;
  return (
    <>
      <PageHead title={title} lead={lead} />
      {comparison ? (
        <>
          <ComparisonTable {...comparison} />
          <p className="comparison-link">
            <TextLink to={contact}>{next.title}</TextLink>
          </p>
        </>
      ) : null}
      <ProductFinder {...finder} />
    </>
  );
}
