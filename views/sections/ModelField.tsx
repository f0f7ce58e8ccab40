import { useId } from 'react';
import { useRenderContext } from '../renderContext.tsx';

export interface ModelFieldProps {
  readonly chosen: string;
  /** One group per product. A value is the name of a model. */
  readonly groups: readonly {
    readonly label: string;
    readonly options: readonly (readonly [value: string, label: string])[];
  }[];
}

/** Select box of models, sent as `model`. */
export function ModelField({ chosen, groups }: ModelFieldProps) {
  const id = useId();
  const { words } = useRenderContext();
  return (
    <p className="form-field">
      <label className="strong" htmlFor={id}>
        {words.company.footprint.model}
      </label>
      <select id={id} name="model" defaultValue={chosen}>
        {groups.map(({ label, options }) => (
          <optgroup key={label} label={label}>
            {options.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </p>
  );
}
