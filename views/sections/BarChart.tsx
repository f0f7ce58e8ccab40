import { useRenderContext } from '../renderContext.tsx';
import { ChartTable } from './ChartTable.tsx';

export interface Bar {
  readonly label: string;
  readonly value: number;
}

export interface BarChartProps {
  /** Title of the chart, with unit. */
  readonly caption: string;
  /** Column headers of the table: labels and values. */
  readonly heads: readonly [string, string];
  /** Values must not be negative. */
  readonly bars: readonly Bar[];
}

/** Horizontal bars, scaled to the largest value; labels and values are HTML text. */
export function BarChart({ caption, heads, bars }: BarChartProps) {
  const { format } = useRenderContext();
  const longest = Math.max(...bars.map(({ value }) => value));
  return (
    <figure className="stack gap-4 bar-chart">
      <figcaption className="small strong">{caption}</figcaption>
      <ul className="stack gap-4">
        {bars.map(({ label, value }) => (
          <li key={label}>
            <span className="small">{label}</span>
            <svg className="bar-chart-bar" aria-hidden="true">
              <rect width={`${share(value, longest)}%`} height="100%" />
            </svg>
            <bdi className="strong bar-chart-value">{format.number(value)}</bdi>
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

/** In percent, to one decimal: finer than a pixel. */
function share(value: number, whole: number): number {
  return Math.round((value / whole) * 1000) / 10;
}
