import { ValueList } from '../elements/ValueList.tsx';

export interface KeyFigure {
  readonly label: string;
  /** Figure with unit, formatted for the page's language. */
  readonly value: string;
}

/** The three key figures of a product. */
export function KeyFigures({
  heading,
  figures,
}: {
  readonly heading: string;
  readonly figures: readonly KeyFigure[];
}) {
  return (
    <section className="key-figures">
      <h2 className="visually-hidden">{heading}</h2>
      <ValueList className="value-rows" values={figures} />
    </section>
  );
}
