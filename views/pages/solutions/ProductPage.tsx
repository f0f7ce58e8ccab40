import { TextLink } from '../../elements/TextLink.tsx';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { DataTable } from '../../sections/DataTable.tsx';
import type { DataTableProps } from '../../sections/DataTable.tsx';
import { FeatureGrid } from '../../sections/FeatureGrid.tsx';
import type { Feature } from '../../sections/FeatureGrid.tsx';
import { KeyFigures } from '../../sections/KeyFigures.tsx';
import type { KeyFigure } from '../../sections/KeyFigures.tsx';
import { LinkCards } from '../../sections/LinkCards.tsx';
import type { LinkCard } from '../../sections/LinkCards.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { StandardList } from '../../sections/StandardList.tsx';
import { useSite } from '../../site.tsx';

export interface ProductData {
  readonly product: {
    readonly name: string;
    readonly title: string;
    readonly lead: string;
    readonly features: readonly Feature[];
  };
  /** Name of its picture. */
  readonly picture: string;
  readonly keyFigures: readonly KeyFigure[];
  readonly table: DataTableProps;
  readonly standards: readonly string[];
  /** The solution or system that the product belongs to. */
  readonly above: { readonly to: string; readonly name: string };
  readonly related: readonly LinkCard[];
}

/** A product or a battery pack. */
export function ProductPage({ product, picture, keyFigures, table, standards, above, related }: ProductData) {
  const { words } = useSite();
  const { headings, next } = words.products;
  return (
    <>
      <PageHead title={product.title} lead={product.lead} picture={{ name: picture, alt: product.name }}>
        <TextLink to={above.to}>{above.name}</TextLink>
      </PageHead>
      <KeyFigures heading={headings.keyFigures} figures={keyFigures} />
      <FeatureGrid heading={headings.features} items={product.features} />
      <DataTable {...table} />
      <StandardList heading={headings.standards} standards={standards} />
      {related.length > 0 ? <LinkCards heading={headings.related} cards={related} /> : null}
      <CallToAction heading={next.title} text={next.text} action={next.action} to="/about-us/contact-us" />
    </>
  );
}
