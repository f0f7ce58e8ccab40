import { useRenderContext } from '../renderContext.tsx';
import { ChartTable } from './ChartTable.tsx';

interface Series {
  readonly name: string;
  /** One value per position on the x axis, starting with the first; a series may end early. */
  readonly values: readonly number[];
}

export interface LineChartProps {
  readonly caption: string;
  /** The x axis: its label with unit, and its positions in ascending order. */
  readonly axis: {
    readonly label: string;
    readonly places: readonly number[];
    /** Positions with a tick label: few enough for a phone. */
    readonly named: readonly number[];
  };
  /** The y axis: its label with unit, and the values of its grid lines, including minimum and maximum. */
  readonly scale: { readonly label: string; readonly lines: readonly number[] };
  /** At most two, because the stylesheet has two line styles. */
  readonly series: readonly Series[];
}

/** Bounds of the plot area in percent of the height; tick labels are below. */
const TOP = 5;
const BOTTOM = 88;

const COLORS = ['var(--deep)', 'var(--warm)'];

/**
 * Line chart. Coordinates are percentages, so that text keeps its size at every width. In right-to-left languages the x
 * axis runs from right to left, as the bars of a bar chart do.
 */
export function LineChart({ caption, axis, scale, series }: LineChartProps) {
  const { format, words, language } = useRenderContext();
  const isRtl = language.dir === 'rtl';
  const lastPlace = Math.max(...axis.places);
  const [lowest, highest] = [Math.min(...scale.lines), Math.max(...scale.lines)];
  const x = (place: number) => {
    const share = (place / lastPlace) * 100;
    return round(isRtl ? 100 - share : share);
  };
  // The drawing is left-to-right in every language, so that anchors are sides.
  const [first, last] = isRtl ? (['end', 'start'] as const) : (['start', 'end'] as const);
  const y = (value: number) => round(BOTTOM - ((value - lowest) / (highest - lowest)) * (BOTTOM - TOP));
  return (
    <figure className="stack gap-4 line-chart">
      <figcaption className="small strong">{caption}</figcaption>
      <svg role="img" aria-label={caption} fill="currentColor" overflow="visible">
        {scale.lines.map((value) => (
          <g key={value}>
            <line
              x2="100%"
              y1={`${y(value)}%`}
              y2={`${y(value)}%`}
              stroke="currentColor"
              strokeOpacity="0.18"
            />
            <text x={`${x(0)}%`} y={`${y(value)}%`} dy="-6" textAnchor={first} fillOpacity="0.72">
              {format.number(value)}
            </text>
          </g>
        ))}
        {axis.named.map((place) => (
          <text
            key={place}
            fillOpacity="0.72"
            x={`${x(place)}%`}
            y="96%"
            textAnchor={place === 0 ? first : place === lastPlace ? last : 'middle'}
          >
            {format.number(place)}
          </text>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" fill="none" strokeWidth="3" overflow="visible">
          {series.map(({ name, values }, index) => (
            <polyline
              key={name}
              points={values.map((value, index) => `${x(axis.places[index] ?? 0)},${y(value)}`).join(' ')}
              stroke={COLORS[index]}
              strokeDasharray={index > 0 ? '8 6' : undefined}
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        {series.map(({ name, values }, index) => (
          <g key={name} className="line-chart-points" fill={COLORS[index]}>
            {values.map((value, index) => (
              <circle
                key={axis.places[index]}
                cx={`${x(axis.places[index] ?? 0)}%`}
                cy={`${y(value)}%`}
                r="4"
              />
            ))}
            <text
              x={`${x(axis.places[values.length - 1] ?? 0)}%`}
              y={`${y(values.at(-1) ?? lowest)}%`}
              className="small strong"
              dy="26"
              textAnchor={last}
            >
              {name}
            </text>
          </g>
        ))}
      </svg>
      <p className="tiny line-chart-axis">{axis.label}</p>
      <ChartTable
        caption={caption}
        heads={[axis.label, ...series.map(({ name }) => name + words.frame.titleSeparator + scale.label)]}
        rows={axis.places.map((place, index) => ({
          label: format.number(place),
          values: series.map(({ values }) => values[index]),
        }))}
      />
    </figure>
  );
}

function round(share: number): number {
  return Math.round(share * 10) / 10;
}
