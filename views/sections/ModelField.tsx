import { useRenderContext } from '../renderContext.tsx';
import { FormField, type FormFieldProps } from './FormField.tsx';

export interface ModelFieldProps {
  readonly chosen: string;
  /** One group per product. A value is the name of a model. */
  readonly groups: NonNullable<FormFieldProps['groups']>;
}

/** Select box of models, sent as `model`. */
export function ModelField({ chosen, groups }: ModelFieldProps) {
  const { model } = useRenderContext().words.company.footprint;
  return <FormField name="model" kind="choice" label={model} value={chosen} groups={groups} />;
}
