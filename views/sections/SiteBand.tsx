import { Heading, anchorOf } from '../elements/Heading.tsx';
import { TextLink } from '../elements/TextLink.tsx';
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

/** Map of the company sites, with descriptions below it, and the way to the hubs' numbers. */
export function SiteBand({ heading, text, places, items }: Props) {
  const { company, markets } = useRenderContext().words;
  const { label, ...kinds } = company.map;
  const { heading: hubs } = markets.hubs;
  return (
    <section className="band dark band-dark site-band" aria-labelledby={anchorOf(heading)}>
      <div>
        <Heading text={heading} />
        <p className="section-text">{text}</p>
        <TextLink to={`/about-us/contact-us#${anchorOf(hubs)}`}>{hubs}</TextLink>
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
