import { useSite } from '../site.tsx';
import { ChartTable } from './ChartTable.tsx';

export interface Bar {
  readonly label: string;
  readonly value: number;
}

export interface BarChartProps {
  /** What is shown, with its unit. */
  readonly caption: string;
  /** Heads of the table: what the labels name, what the values are. */
  readonly heads: readonly [string, string];
  /** None below nought. */
  readonly bars: readonly Bar[];
}

/** Bars with their labels and values as text; only the bars themselves are drawn, in shares of the longest. */
export function BarChart({ caption, heads, bars }: BarChartProps) {
  const { format } = useSite();
  const longest = Math.max(...bars.map(({ value }) => value));
  return (
    <figure className="bar-chart">
      <figcaption>{caption}</figcaption>
      <ul>
        {bars.map(({ label, value }) => (
          <li key={label}>
            <span className="bar-chart-label">{label}</span>
            <svg className="bar-chart-bar" aria-hidden="true">
              <rect width={`${share(value, longest)}%`} height="100%" />
            </svg>
            <bdi className="bar-chart-value">{format.number(value)}</bdi>
          </li>
        ))}
      </ul>
      <ChartTable
        caption={caption}
        heads={heads}
        rows={bars.map(({ label, value }) => ({ label, values: [value] }))}
      />
    </figure>
  );
}

/** In per cent, with one decimal: finer than a screen shows. */
function share(value: number, whole: number): number {
  return Math.round((value / whole) * 1000) / 10;
}
