import { useId } from 'react';
import { ValueList } from '../elements/ValueList.tsx';
import { useRenderContext } from '../renderContext.tsx';
import '../elements/links.css';
import './FootprintCalculator.css';
import { NumberField } from './FormField.tsx';
import { ModelField, type ModelFieldProps } from './ModelField.tsx';
import './SplitSection.css';

export interface CalculatorField {
  /** The visitor's input. */
  readonly text: string;
  readonly hint: string;
  /** Validation error, in the page's language. */
  readonly fault?: string;
}

export interface CalculatorProps {
  readonly models: ModelFieldProps;
  /** What the efficiency of the chosen model leaves out, if anything. */
  readonly note?: string | undefined;
  readonly energy: CalculatorField;
  readonly factor: CalculatorField;
  /** Name and value of each line, in the page's language; the last is the total. Missing without valid input. */
  readonly result?: readonly (readonly [name: string, value: string])[];
}

/** Calculator of the tonnes of CO₂e avoided in a year, as a GET form: the result has a URL to share. */
export function FootprintCalculator({ models, note, energy, factor, result }: CalculatorProps) {
  const { words, href } = useRenderContext();
  const id = useId();
  const { calculator } = words.company;
  const faults = [energy, factor].some(({ fault }) => fault !== undefined);
  return (
    <section className="split-section split-section-paper calculator" id="calculator" aria-labelledby={id}>
      <div className="split-section-inner">
        <div className="split-section-head">
          <h2 id={id}>{calculator.heading}</h2>
          <p className="section-text">{calculator.text}</p>
        </div>
        <div className="split-section-body">
          <form action={`${href('/about-us/carbon-footprint')}#calculator`} method="get" noValidate>
            {faults ? (
              <p className="form-faults" role="alert">
                {calculator.faults}
              </p>
            ) : null}
            <ModelField {...models} />
            <NumberField name="energy" label={calculator.energy} {...energy} />
            <NumberField name="factor" label={calculator.factor} {...factor} />
            <button className="button button-primary" type="submit">
              {calculator.submit}
            </button>
          </form>
          {result ? <Result model={models.chosen} lines={result} note={note} /> : null}
        </div>
      </div>
    </section>
  );
}

interface ResultProps extends Pick<CalculatorProps, 'note'> {
  readonly model: string;
  readonly lines: NonNullable<CalculatorProps['result']>;
}

function Result({ model, lines, note }: ResultProps) {
  const { t } = useRenderContext();
  const id = useId();
  return (
    <section className="calculator-result" aria-labelledby={id}>
      <h3 id={id}>{t('company:calculator.result', { model })}</h3>
      <ValueList values={lines.map(([label, value]) => ({ label, value }))} />
      {note ? <p className="calculator-note">{note}</p> : null}
    </section>
  );
}
