import { Heading, anchorOf } from '../elements/Heading.tsx';
import { useRenderContext } from '../renderContext.tsx';
import type { Feature } from './FeatureGrid.tsx';
import { PlaceMap, type MapPlace } from './PlaceMap.tsx';

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly places: readonly MapPlace[];
  /** Descriptions of single sites or groups of sites. */
  readonly items: readonly Feature[];
}

/** Map of the company sites, with descriptions below it. */
export function SiteBand({ heading, text, places, items }: Props) {
  const { label, ...kinds } = useRenderContext().words.company.map;
  return (
    <section className="band dark band-dark site-band" aria-labelledby={anchorOf(heading)}>
      <div>
        <Heading text={heading} />
        <p className="section-text">{text}</p>
      </div>
      <PlaceMap label={label} kinds={kinds} places={places} />
      <ul className="stack before-6 feature-grid-items">
        {items.map(({ title, text: words }) => (
          <li key={title} className="ruled">
            <h3>{title}</h3>
            <p className="muted">{words}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
