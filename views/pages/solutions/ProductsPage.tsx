import { ComparisonForm } from '../../sections/ComparisonForm.tsx';
import { ComparisonTable, type Comparison } from '../../sections/ComparisonTable.tsx';
import { LinkCards, type LinkCard } from '../../sections/LinkCards.tsx';
import { PageHead } from '../../sections/PageHead.tsx';

export interface ProductsData {
  readonly title: string;
  readonly lead: string;
  readonly comparison: Comparison | undefined;
  readonly comparedLimit: number;
  readonly families: readonly {
    readonly heading: string;
    readonly cards: readonly LinkCard[];
    /** Products that can be compared with each other. */
    readonly options: readonly { readonly id: string; readonly name: string; readonly chosen: boolean }[];
  }[];
}

/** All products by family, and a comparison of products of a family. */
export function ProductsPage({ title, lead, comparison, comparedLimit, families }: ProductsData) {
  return (
    <>
      <PageHead title={title} lead={lead} />
      {comparison ? <ComparisonTable {...comparison} /> : null}
      {families.map(({ heading, cards, options }) => (
        <section key={heading} className="product-family">
          <LinkCards heading={heading} cards={cards} arrangement="row" />
          {options.length > 1 ? <ComparisonForm limit={comparedLimit} options={options} /> : null}
        </section>
      ))}
    </>
  );
}
