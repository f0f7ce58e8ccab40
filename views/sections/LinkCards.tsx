import { useSite } from '../site.tsx';

export interface LinkCard {
  /** A path of this site. */
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

interface Props {
  readonly heading: string;
  readonly text?: string;
  readonly cards: readonly LinkCard[];
}

/** Ways on to other pages, each a card that is a link as a whole. */
export function LinkCards({ heading, text, cards }: Props) {
  const { href } = useSite();
  return (
    <section className="link-cards">
      <h2>{heading}</h2>
      {text ? <p className="section-text">{text}</p> : null}
      <ul>
        {cards.map((card) => (
          <li key={card.to} className="link-card">
            <h3>
              <a href={href(card.to)}>{card.title}</a>
            </h3>
            <p>{card.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
