import { useId } from 'react';
import { ValueList } from '../elements/ValueList.tsx';
import { useRenderContext } from '../renderContext.tsx';
import { CalculatorForm } from './CalculatorForm.tsx';
import { FormField, type FormFieldProps } from './FormField.tsx';
import { SplitSection } from './SplitSection.tsx';

export interface CalculatorProps {
  readonly model: FormFieldProps;
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
export function FootprintCalculator({ heading, model, note, fields, result }: Props) {
  const { calculator } = useRenderContext().words.company;
  return (
    <SplitSection
      id="calculator"
      className="calculator"
      ground="paper"
      heading={heading}
      text={calculator.text}
    >
      <CalculatorForm
        to="/about-us/carbon-footprint#calculator"
        fields={fields}
        submit={calculator.submit}
        first={<FormField {...model} />}
      />
      {result ? <Result model={model.value} lines={result} note={note} /> : null}
    </SplitSection>
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
    <section className="dark panel calculator-result" aria-labelledby={id}>
      <h3 id={id}>{t('company:calculator.result', { model })}</h3>
      <ValueList className="before-4 value-rows" values={lines.map(([label, value]) => ({ label, value }))} />
      {note ? <p className="muted">{note}</p> : null}
    </section>
  );
}
