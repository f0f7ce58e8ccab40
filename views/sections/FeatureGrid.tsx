import { Heading } from '../elements/Heading.tsx';
export interface Feature {
  readonly title: string;
  readonly text: string;
}

export interface FeatureGridProps {
  readonly heading: string;
  readonly text?: string;
  readonly items: readonly Feature[];
}

/** A heading, an optional paragraph, and a grid of short texts with headings, which may be empty. */
export function FeatureGrid({ heading, text, items }: FeatureGridProps) {
  return (
    <section className="feature-grid">
      <Heading text={heading} />
      {text ? <p className="section-text">{text}</p> : null}
      {items.length > 0 ? (
        <ul className="stack before-6 feature-grid-items">
          {items.map((item) => (
            <li key={item.title} className="ruled">
              <h3>{item.title}</h3>
              <p className="muted">{item.text}</p>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
