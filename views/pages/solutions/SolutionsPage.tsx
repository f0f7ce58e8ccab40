import { ButtonLink } from '../../elements/ButtonLink.tsx';
import { useRenderContext } from '../../renderContext.tsx';
import { LinkCards, type LinkCard } from '../../sections/LinkCards.tsx';
import { PageHead } from '../../sections/PageHead.tsx';

interface SolutionsData {
  readonly title: string;
  readonly lead: string;
  /** Each group is a system (or a family) with links to its child pages. */
  readonly groups: readonly {
    readonly id?: string;
    readonly heading: string;
    readonly text?: string;
    readonly cards: readonly LinkCard[];
  }[];
}

/** Index page: groups of link cards. */
export function SolutionsPage({ title, lead, groups }: SolutionsData) {
  const { nav } = useRenderContext().words;
  return (
    <>
      <PageHead title={title} lead={lead}>
        <ButtonLink to="/solutions/detail">{nav.products}</ButtonLink>
      </PageHead>
      {groups.map((group) => (
        <LinkCards key={group.heading} {...group} arrangement="row" />
      ))}
    </>
  );
}
