import { Heading, anchorOf } from '../elements/Heading.tsx';
import { TextLink } from '../elements/TextLink.tsx';
import { useRenderContext } from '../renderContext.tsx';
import { CalculatorForm } from './CalculatorForm.tsx';
import type { Feature } from './FeatureGrid.tsx';
import type { FormFieldProps } from './FormField.tsx';
import { SizingResult, type SizingResultProps } from './SizingResult.tsx';

export interface SizingProps {
  /** English desktop path of the page. */
  readonly path: string;
  readonly heading: string;
  readonly text: string;
  readonly fields: readonly FormFieldProps[];
  /** English desktop path of the page with an example. */
  readonly example: string;
  /** Missing without valid input. */
  readonly result?: SizingResultProps | undefined;
  /** Figures that the visitor did not enter, with reasons. */
  readonly assumptions: readonly Feature[];
}

/** Sizing calculator of a solution, as a GET form: the case has a URL to share. */
export function Sizing({ path, heading, text, fields, example, result, assumptions }: SizingProps) {
  const { sizing } = useRenderContext().words;
  return (
    <section
      className="stack gap-6 sizing"
      // A submitted form leads to its result, or else to the form.
      id={result ? undefined : 'sizing'}
      aria-labelledby={anchorOf(heading)}
    >
      <div>
        <Heading text={heading} />
        <p className="section-text">{text}</p>
        <p className="section-text">{sizing.private}</p>
      </div>
      <CalculatorForm
        to={`${path}#sizing`}
        fields={fields}
        submit={sizing.submit}
        className="unprinted card panel"
      >
        <TextLink to={example}>{sizing.example}</TextLink>
      </CalculatorForm>
      {result ? <SizingResult {...result} /> : null}
      <section className="sizing-assumptions">
        <h3>{sizing.assumptions}</h3>
        <p className="section-text">{sizing.assumptionsText}</p>
        <dl className="tiles before-5">
          {assumptions.map((each) => (
            <div key={each.title}>
              <dt className="strong">{each.title}</dt>
              <dd className="muted">{each.text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </section>
  );
}
