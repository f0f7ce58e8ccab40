import { HiddenFields, type Fields } from '../elements/HiddenFields.tsx';
import { useRenderContext } from '../renderContext.tsx';
import { ModelField, type ModelFieldProps } from './ModelField.tsx';

interface Props {
  /** English desktop path and anchor of the page with the result. */
  readonly to: string;
  readonly models: ModelFieldProps;
  /** What the visitor has entered before. */
  readonly kept: Fields;
  readonly submit: string;
  readonly kind?: 'primary' | 'secondary';
}

/** GET form that chooses a model. */
export function ModelForm({ to, models, kept, submit, kind = 'primary' }: Props) {
  return (
    <form className="cluster gap-4 model-form" id="model" action={useRenderContext().href(to)}>
      <HiddenFields fields={kept} />
      <ModelField {...models} />
      <button className={`button button-${kind}`} type="submit">
        {submit}
      </button>
    </form>
  );
}
