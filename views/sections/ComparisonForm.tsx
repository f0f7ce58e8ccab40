import { useRenderContext } from '../renderContext.tsx';
import '../elements/links.css';
import './Comparison.css';

interface Props {
  /** Maximum number of products to compare. */
  readonly limit: number;
  readonly options: readonly { readonly id: string; readonly name: string; readonly chosen: boolean }[];
}

/** GET form that selects products to compare, so that the result has a URL to share. */
export function ComparisonForm({ limit, options }: Props) {
  const { words, t, href } = useRenderContext();
  return (
    <form className="comparison-form" action={href('/solutions/detail')}>
      <fieldset>
        <legend>{t('products:compare.choose', { count: limit })}</legend>
        {options.map(({ id, name, chosen }) => (
          <label key={id}>
            <input type="checkbox" name="compare" value={id} defaultChecked={chosen} />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <button className="button button-secondary" type="submit">
        {words.products.compare.action}
      </button>
    </form>
  );
}
