import { HiddenFields, type Fields } from '../elements/HiddenFields.tsx';
import { useRenderContext } from '../renderContext.tsx';
import { FormField, type FormFieldProps } from './FormField.tsx';

interface Props {
  /** English desktop path and anchor of the page with the result. */
  readonly to: string;
  /** What the visitor has entered before. */
  readonly kept: Fields;
  readonly submit: string;
  readonly kind?: 'primary' | 'secondary';
  readonly model: FormFieldProps;
}

/** GET form that chooses a model. */
export function ModelForm({ to, kept, submit, kind = 'primary', model }: Props) {
  return (
    <form className="cluster gap-4 model-form" id="model" action={useRenderContext().href(to)}>
      <HiddenFields fields={kept} />
      <FormField {...model} />
      <button className={`button button-${kind}`} type="submit">
        {submit}
      </button>
    </form>
  );
}
