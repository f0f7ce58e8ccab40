import { Picture } from '../elements/Picture.tsx';
import { useRenderContext } from '../renderContext.tsx';
import type { LinkCard } from './LinkCards.tsx';

export interface PictureCard extends LinkCard {
  readonly picture: string;
}

interface Props {
  readonly heading: string;
  /** Hides the heading visually if it repeats the page title. */
  readonly isHeadingHidden?: boolean;
  readonly text?: string;
  readonly cards: readonly PictureCard[];
}

/** Links to other pages with large pictures: scenes fill the frame, products are inset. */
export function PictureCards({ heading, isHeadingHidden = false, text, cards }: Props) {
  const { href } = useRenderContext();
  return (
    <section className="picture-cards">
      <h2 className={isHeadingHidden ? 'visually-hidden' : undefined}>{heading}</h2>
      {text ? <p className="section-text">{text}</p> : null}
      <ul className="stack before-6">
        {cards.map(({ to, title, text: words, picture }) => (
          <li key={to} className="whole-link picture-card">
            <h3>
              <a href={href(to)}>{title}</a>
            </h3>
            <p className="note">{words}</p>
            <Picture name={picture} alt="" sizes="(width < 768px) 92vw, 590px" />
          </li>
        ))}
      </ul>
    </section>
  );
}
