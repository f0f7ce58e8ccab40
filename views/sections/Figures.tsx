import { useRenderContext } from '../renderContext.tsx';

export interface Figure {
  readonly value: number;
  /** Unit symbol after the value, or the language’s counter word; may be empty. */
  readonly unit?: string;
  readonly caption: string;
}

/** A row of large figures. */
export function Figures({
  heading,
  figures,
}: {
  readonly heading: string;
  readonly figures: readonly Figure[];
}) {
  const { format } = useRenderContext();
  return (
    <section className="band dark figures">
      <h2 className="visually-hidden">{heading}</h2>
      <dl>
        {figures.map(({ value, unit, caption }) => (
          <div key={caption}>
            <dt className="tiny">{caption}</dt>
            <dd>
              <bdi>
                {format.number(value)}
                {unit ? <span className="figure-unit">{format.unitSpace(unit) + unit}</span> : null}
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
