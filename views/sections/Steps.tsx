import type { Feature } from './FeatureGrid.tsx';

interface Props {
  readonly steps: readonly Feature[];
  /** `rows`: stacked, for a split section; `columns`: side by side if there is room. */
  readonly arrangement?: 'columns' | 'rows';
}

/** Numbered steps. The stylesheet generates the numbers. */
export function Steps({ steps, arrangement = 'columns' }: Props) {
  return (
    <ol className={`steps steps-${arrangement}`}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="muted before-2">{text}</p>
        </li>
      ))}
    </ol>
  );
}
