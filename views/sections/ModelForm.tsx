import { useRenderContext } from '../renderContext.tsx';
import type { CalculatorProps } from './FootprintCalculator.tsx';
import { ModelField } from './ModelField.tsx';

/** GET form that chooses the model of the carbon-footprint page. It keeps the input of the calculator. */
export function ModelForm({ models, fields }: Pick<CalculatorProps, 'models' | 'fields'>) {
  const { words, href } = useRenderContext();
  return (
    <form
      className="cluster gap-4 model-form"
      id="model"
      action={`${href('/about-us/carbon-footprint')}#model`}
      method="get"
    >
      <ModelField {...models} />
      {fields.map(({ name, text }) =>
        text ? <input key={name} type="hidden" name={name} value={text} /> : null,
      )}
      <button className="button button-primary" type="submit">
        {words.company.footprint.show}
      </button>
    </form>
  );
}
