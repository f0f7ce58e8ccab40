import type { Feature } from './FeatureGrid.tsx';

interface Props {
  readonly steps: readonly Feature[];
  /** `rows`: one below the other, for the body of a split section; else side by side where there is room. */
  readonly arrangement?: 'columns' | 'rows';
}

/** A course of action. The numbers are drawn by the stylesheet from the list's own order. */
export function Steps({ steps, arrangement = 'columns' }: Props) {
  return (
    <ol className={`steps steps-${arrangement}`}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
