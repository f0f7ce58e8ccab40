import { Heading } from '../elements/Heading.tsx';
import type { FeatureGridProps } from './FeatureGrid.tsx';

/** Where a product is sold, with what the grid there asks for. */
export function SoldIn({ heading, text, items }: FeatureGridProps) {
  const hasTexts = items.some((entry) => entry.text !== '');
  return (
    <section>
      <Heading text={heading} />
      {hasTexts ? <p>{text}</p> : null}
      <div className="standard-list">
        <ul className="cluster before-5">
          {items.map((entry) => (
            <li key={entry.title}>
              {entry.text === '' ? entry.title : <strong>{entry.title}</strong>}
              {entry.text === '' ? null : <p>{entry.text}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
