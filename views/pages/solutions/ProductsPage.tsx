import { PageHead } from '../../sections/PageHead.tsx';
import { ProductFinder, type FinderProps } from '../../sections/ProductFinder.tsx';

interface ProductsData {
  readonly title: string;
  readonly lead: string;
  readonly finder: FinderProps;
}

/** The finder of all products and models. */
export function ProductsPage({ title, lead, finder }: ProductsData) {
  return (
    <>
      <PageHead title={title} lead={lead} />
      <ProductFinder {...finder} />
    </>
  );
}
