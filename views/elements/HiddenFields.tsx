export type Fields = readonly (readonly [name: string, value: string])[];

/** Hidden fields of a form; a name may repeat. */
export function HiddenFields({ fields }: { readonly fields: Fields }) {
  return fields.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
