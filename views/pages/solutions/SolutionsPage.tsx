import { LinkCards } from '../../sections/LinkCards.tsx';
import type { LinkCard } from '../../sections/LinkCards.tsx';
import { PageHead } from '../../sections/PageHead.tsx';

export interface SolutionsData {
  readonly title: string;
  readonly lead: string;
  /** Each group is a system (or a family) with the pages below it. */
  readonly groups: readonly {
    readonly heading: string;
    readonly text?: string;
    readonly cards: readonly LinkCard[];
  }[];
}

/** An index: groups of cards under a title. */
export function SolutionsPage({ title, lead, groups }: SolutionsData) {
  return (
    <>
      <PageHead title={title} lead={lead} />
      {groups.map((group) => (
        <LinkCards key={group.heading} {...group} arrangement="row" />
      ))}
    </>
  );
}
