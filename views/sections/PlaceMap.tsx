import { useRenderContext } from '../renderContext.tsx';

type PlaceKind = 'office' | 'plant' | 'hub';

/**
 * Offset of a name from the center of its marker, in pixels. Names above and below are not centered: near the edge of a
 * narrow map, they start or end at the marker and extend inwards.
 */
const NAME_OFFSETS = {
  before: { dx: -11, dy: 5, textAnchor: 'end' },
  after: { dx: 11, dy: 5, textAnchor: 'start' },
  above: { dx: -5, dy: -11, textAnchor: 'start' },
  aboveToStart: { dx: 5, dy: -11, textAnchor: 'end' },
  below: { dx: -5, dy: 22, textAnchor: 'start' },
} as const;

const FILLS: Readonly<Record<string, string>> = {
  office: 'var(--volt)',
  plant: 'var(--on-dark)',
  hub: 'var(--warm)',
};

/** The start of a right-to-left name is its right side. */
const MIRRORED = { start: 'end', end: 'start' } as const;

export interface MapPlace {
  readonly id: string;
  readonly name: string;
  readonly kind: PlaceKind;
  /** Position as fractions of the map's width and height, from the top left. */
  readonly x: number;
  readonly y: number;
  /** Position of the name relative to the marker, to avoid overlaps. */
  readonly nameAt: keyof typeof NAME_OFFSETS;
}

interface Props {
  /** Accessible name of the map. */
  readonly label: string;
  readonly kinds: Readonly<Record<PlaceKind, string>>;
  readonly places: readonly MapPlace[];
}

/** Company sites as named markers on a map with coastlines from Natural Earth, in the projection of `placeOnMap`. */
export function PlaceMap({ label, kinds, places }: Props) {
  const isRtl = useRenderContext().language.dir === 'rtl';
  const shown = Object.entries(kinds).filter(([kind]) => places.some((place) => place.kind === kind));
  return (
    <figure className="stack gap-4 place-map">
      <svg className="place-map-drawing" role="img" aria-label={label}>
        <use href="/drawings/world.svg#land" width="100%" height="100%" />
        {places.map(({ id, name, kind, x, y, nameAt }) => {
          const { textAnchor, ...offset } = NAME_OFFSETS[nameAt];
          return (
            <g key={id} fill={FILLS[kind]}>
              <circle cx={percent(x)} cy={percent(y)} r="5" stroke="var(--ink)" strokeWidth="1.5" />
              <text
                x={percent(x)}
                y={percent(y)}
                {...offset}
                textAnchor={isRtl ? MIRRORED[textAnchor] : textAnchor}
              >
                {name}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption>
        <ul className="cluster note">
          {shown.map(([kind, name]) => (
            <li key={kind} className="cluster middle">
              <svg viewBox="0 0 12 12" fill={FILLS[kind]} aria-hidden="true">
                <circle cx="6" cy="6" r="5" stroke="var(--ink)" strokeWidth="1.5" />
              </svg>
              <span>{name}</span>
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
