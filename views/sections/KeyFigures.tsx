export interface KeyFigure {
  readonly label: string;
  /** Figure and unit, in the form of the page's language. */
  readonly value: string;
}

/** The three figures that decide whether to read on. */
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
      <dl>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
