import { Heading } from '../elements/Heading.tsx';
import type { FeatureGridProps } from './FeatureGrid.tsx';

/** Standards, or where a product is sold, with what the grid there asks for: texts may be empty. */
export function SoldIn({
  heading,
  text,
  items,
  className,
}: FeatureGridProps & { readonly className?: string }) {
  const hasTexts = items.some((entry) => entry.text !== '');
  return (
    <section className={className}>
      <Heading text={heading} />
      {hasTexts ? <p className="section-text">{text}</p> : null}
      <div className="standard-list">
        <ul className="cluster before-5">
          {items.map((entry) => (
            <li key={entry.title} className="outlined small">
              {entry.text === '' ? <bdi>{entry.title}</bdi> : <strong>{entry.title}</strong>}
              {entry.text === '' ? null : <p>{entry.text}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
