export type PlaceKind = 'office' | 'plant' | 'hub';

/**
 * From the middle of a mark to its name, in pixels. Above and below, the name begins or ends at its mark: near the edge
 * of a narrow map it then runs inwards, however long it is.
 */
const NAME_OFFSETS = {
  before: { dx: -11, dy: 5, textAnchor: 'end' },
  after: { dx: 11, dy: 5, textAnchor: 'start' },
  above: { dx: -5, dy: -11, textAnchor: 'start' },
  aboveToStart: { dx: 5, dy: -11, textAnchor: 'end' },
  below: { dx: -5, dy: 22, textAnchor: 'start' },
} as const;

export interface MapPlace {
  readonly id: string;
  readonly name: string;
  readonly kind: PlaceKind;
  /** Shares of the map's width and height, from the upper left. */
  readonly x: number;
  readonly y: number;
  /** Where the name stands beside the mark, so that neighbours leave each other room. */
  readonly nameAt: keyof typeof NAME_OFFSETS;
}

interface Props {
  /** What the map shows. */
  readonly label: string;
  readonly kinds: Readonly<Record<PlaceKind, string>>;
  readonly places: readonly MapPlace[];
}

/** Our places on a drawn map: coastlines from `scripts/worldMap.ts`, marks and names over them. */
export function PlaceMap({ label, kinds, places }: Props) {
  const shown = Object.entries(kinds).filter(([kind]) => places.some((place) => place.kind === kind));
  return (
    <figure className="place-map">
      <svg className="place-map-drawing" role="img" aria-label={label}>
        <use href="/drawings/world.svg#land" width="100%" height="100%" />
        {places.map(({ id, name, kind, x, y, nameAt }) => (
          <g key={id} className={`place-map-${kind}`}>
            <circle cx={percent(x)} cy={percent(y)} r="5" />
            <text x={percent(x)} y={percent(y)} {...NAME_OFFSETS[nameAt]}>
              {name}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        <ul>
          {shown.map(([kind, name]) => (
            <li key={kind}>
              <svg className={`place-map-${kind}`} viewBox="0 0 12 12" aria-hidden="true">
                <circle cx="6" cy="6" r="5" />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
