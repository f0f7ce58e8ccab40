import { useId } from 'react';
import { Heading, anchorOf } from '../elements/Heading.tsx';
import { ValueList } from '../elements/ValueList.tsx';
import { useRenderContext } from '../renderContext.tsx';
import { CalculatorForm } from './CalculatorForm.tsx';
import type { FormFieldProps } from './FormField.tsx';
import { ModelField, type ModelFieldProps } from './ModelField.tsx';

export interface CalculatorProps {
  readonly models: ModelFieldProps;
  /** What the efficiency of the chosen model leaves out, if anything. */
  readonly note?: string | undefined;
  readonly fields: readonly FormFieldProps[];
  /** Name and value of each line, in the page's language; the last is the total. Missing without valid input. */
  readonly result?: readonly (readonly [name: string, value: string])[] | undefined;
}

interface Props extends CalculatorProps {
  readonly heading: string;
}

/** Calculator of the tonnes of CO₂e avoided in a year. */
export function FootprintCalculator({ heading, models, note, fields, result }: Props) {
  const { calculator } = useRenderContext().words.company;
  return (
    <section
      className="band split-section split-section-paper calculator"
      id="calculator"
      aria-labelledby={anchorOf(heading)}
    >
      <div className="stack gap-6 split-section-inner">
        <div className="split-section-head">
          <Heading text={heading} />
          <p className="section-text">{calculator.text}</p>
        </div>
        <div className="stack gap-6 split-section-body">
          <CalculatorForm
            to="/about-us/carbon-footprint#calculator"
            fields={fields}
            submit={calculator.submit}
            first={<ModelField {...models} />}
          />
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
    <section className="dark calculator-result" aria-labelledby={id}>
      <h3 id={id}>{t('company:calculator.result', { model })}</h3>
      <ValueList className="before-4" values={lines.map(([label, value]) => ({ label, value }))} />
      {note ? <p className="muted">{note}</p> : null}
    </section>
  );
}
