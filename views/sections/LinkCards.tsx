import type { ReactNode } from 'react';
import { Heading } from '../elements/Heading.tsx';
import { Icon } from '../elements/Icon.tsx';
import { Picture } from '../elements/Picture.tsx';
import { useRenderContext } from '../renderContext.tsx';

export interface LinkCard {
  /** English desktop path. */
  readonly to: string;
  readonly title: string;
  readonly text?: string;
  /** Picture name. */
  readonly picture?: string;
}

interface Props {
  readonly id?: string;
  readonly heading: string;
  readonly text?: string;
  readonly cards: readonly LinkCard[];
  /**
   * `wide`: a few large cards of unequal width, for the home page. `row`: products side by side on the page background,
   * without boxes.
   */
  readonly arrangement?: 'even' | 'wide' | 'row';
  /** A link below the cards. */
  readonly children?: ReactNode;
}

const ARRANGEMENTS = {
  even: '',
  wide: 'alternating link-cards-wide',
  row: 'scrolling link-cards-row',
} as const;

/** Cards that link to other pages; the whole card is clickable. */
export function LinkCards({ id, heading, text, cards, arrangement = 'even', children }: Props) {
  return (
    <section className={`link-cards ${ARRANGEMENTS[arrangement]}`} id={id}>
      <Heading text={heading} />
      {text ? <p className="section-text">{text}</p> : null}
      <ul className="tiles before-6">
        {cards.map((card) => (
          <Card key={card.to} {...card} isLarge={arrangement === 'wide'} />
        ))}
      </ul>
      {children ? <p className="before-6">{children}</p> : null}
    </section>
  );
}

function Card({ to, title, text, picture, isLarge }: LinkCard & { readonly isLarge: boolean }) {
  const { href } = useRenderContext();
  return (
    <li className="card whole-link link-card">
      <h3>
        <a href={href(to)}>{title}</a>
      </h3>
      {text ? <p className="note">{text}</p> : null}
      {picture ? <Picture name={picture} alt="" sizes="(width < 768px) 90vw, 640px" /> : null}
      {isLarge ? (
        <span className="icon-button link-card-arrow">
          <Icon name="arrow-forward" />
        </span>
      ) : null}
    </li>
  );
}
