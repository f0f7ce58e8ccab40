import { Heading } from '../elements/Heading.tsx';
import type { Feature } from './FeatureGrid.tsx';

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly entries: readonly Feature[];
}

/** Where a product is sold, with what the grid there asks for. */
export function SoldIn({ heading, text, entries }: Props) {
  const hasTexts = entries.some((entry) => entry.text !== '');
  return (
    <section>
      <Heading text={heading} />
      {hasTexts ? <p>{text}</p> : null}
      <div className="standard-list">
        <ul className="cluster before-5">
          {entries.map((entry) => (
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
