import { useRenderContext } from '../renderContext.tsx';

export interface DocumentChoice {
  readonly field: 'product' | 'kind' | 'lang';
  readonly label: string;
  /** Option that chooses all documents. */
  readonly all: string;
  readonly options: readonly (readonly [value: string, label: string])[];
}

interface Props {
  /** English desktop path of the page with the results. */
  readonly to: string;
  readonly choices: readonly (DocumentChoice & { readonly chosen: string })[];
}

/** GET form: the filter is in the query string, so results can be bookmarked and shared. */
export function DocumentFilter({ to, choices }: Props) {
  const { href, words } = useRenderContext();
  return (
    <form className="cluster gap-4 document-filter" action={href(to)} method="get">
      {choices.map(({ field, label, all, options, chosen }) => (
        <label key={field}>
          <span>{label}</span>
          <select name={field} defaultValue={chosen}>
            <option value="">{all}</option>
            {options.map(([value, name]) => (
              <option key={value} value={value} lang={field === 'lang' ? value : undefined}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button className="button button-primary" type="submit">
        {words.documents.download.apply}
      </button>
    </form>
  );
}
