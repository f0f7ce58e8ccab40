import { useRenderContext } from '../renderContext.tsx';
import type { Feature } from './FeatureGrid.tsx';

/** Where a product is sold, with what the grid there asks for. */
export function SoldIn({ entries }: { readonly entries: readonly Feature[] }) {
  const { heading, text } = useRenderContext().words.markets.soldIn;
  const hasTexts = entries.some((entry) => entry.text !== '');
  return (
    <section>
      <h2>{heading}</h2>
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
