import { TextLink } from '../../elements/TextLink.tsx';
import { useRenderContext } from '../../renderContext.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { ProductFinder, type FinderProps } from '../../sections/ProductFinder.tsx';

interface ProductsData {
  readonly title: string;
  readonly lead: string;
  /** Path of the parts list. */
  readonly list: string;
  readonly finder: FinderProps;
}

/** The finder of all products and models. */
export function ProductsPage({ title, lead, list, finder }: ProductsData) {
  return (
    <>
      <PageHead title={title} lead={lead}>
        <TextLink to={list}>{useRenderContext().words.selection.list.title}</TextLink>
      </PageHead>
      <ProductFinder {...finder} />
    </>
  );
}
