export interface Formula {
  readonly title: string;
  /** The formula in words. */
  readonly text: string;
  /** The formula in numbers. */
  readonly term: string;
  readonly result: string;
}

/** Steps of a calculation, each in words and in numbers; the last is the total. Numbers run from left to right. */
export function Formulas({ formulas }: { readonly formulas: readonly Formula[] }) {
  return (
    <dl className="formulas">
      {formulas.map(({ title, text, term, result }) => (
        <div key={title} className="stack gap-1 ruled">
          <dt className="strong">{title}</dt>
          <dd className="muted measure">{text}</dd>
          <dd className="before-2">
            <bdi className="formulas-numbers" dir="ltr">
              {term} <strong className="whole">= {result}</strong>
            </bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
