import { HiddenFields, type Fields } from '../elements/HiddenFields.tsx';
import { HiddenNote } from '../elements/HiddenNote.tsx';
import { Icon } from '../elements/Icon.tsx';
import { TextLink } from '../elements/TextLink.tsx';
import { useRenderContext } from '../renderContext.tsx';
import {
  ComparedModel,
  FINDER_FORM,
  FoundFamily,
  type FamilyOfProducts,
  type TickableModel,
} from './FoundFamily.tsx';
import type { Words } from '../../src/model/words.ts';

const PATH = '/solutions/detail';

type FilterId = keyof Words['products']['finder']['filters'];

export interface FinderProps {
  readonly filters: readonly {
    readonly id: FilterId;
    readonly options: readonly {
      readonly id: string;
      readonly label: string;
      readonly isChosen: boolean;
      /** Number of models that would remain if this were the only option chosen of its filter. */
      readonly count: number;
    }[];
  }[];
  /** How the filters count energy and power. */
  readonly note: string;
  readonly found: number;
  readonly total: number;
  /** Fields of the chosen filters. */
  readonly chosen: Fields;
  readonly families: readonly FamilyOfProducts[];
  readonly comparison: {
    /** English desktop path of the page with the comparison. */
    readonly action: string;
    /** Maximum number of models. */
    readonly limit: number;
    /** Fields of the ticked models. */
    readonly ticked: Fields;
    /** The ticked models that the filters hide. */
    readonly hidden: readonly TickableModel[];
  };
  /** If nothing was found: filters whose removal leaves models, and the fields that remain. */
  readonly waysBack: readonly {
    readonly filter: FilterId;
    readonly count: number;
    readonly chosen: Fields;
  }[];
}

/**
 * Filters over all models, as a GET form, and the models found. The script fetches the result of the form on each change
 * and replaces the contents of the elements with `data-live`.
 */
export function ProductFinder(props: FinderProps) {
  const { filters, note, found, total, chosen, comparison, families, waysBack } = props;
  const { words, t, href, layout } = useRenderContext();
  const { finder } = words.products;
  const { compare } = words.selection;
  const ticked = comparison.ticked.map(([name, code]) => `${name}=${code}`).join('&');
  const fields = (
    <>
      {filters.map(({ id, options }) => (
        <fieldset key={id}>
          <legend className="muted small">{finder.filters[id]}</legend>
          <div className="cluster finder-options">
            {options.map((option) => (
              <label key={option.id} className="tap outlined tiny finder-option">
                <input type="checkbox" name={id} value={option.id} defaultChecked={option.isChosen} />
                <bdi>{option.label}</bdi>
                <span className="muted finder-count" data-live="">
                  <span className={option.count > 0 ? undefined : 'finder-zero'} aria-hidden="true">
                    {option.count}
                  </span>
                  <HiddenNote text={t('products:finder.count', { count: option.count })} />
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <p className="note">{note}</p>
      <button className="button button-primary before-4" type="submit">
        {finder.show}
      </button>
    </>
  );
  return (
    <section className="finder" id="finder" aria-label={finder.label}>
      <form
        className="card finder-form"
        id={FINDER_FORM}
        action={`${href(PATH)}#finder`}
        autoComplete="off"
        data-live-form=""
      >
        {layout === 'desktop' ? (
          fields
        ) : (
          <details>
            <summary>
              <span>{finder.label}</span>
              <span data-live="">{chosen.length > 0 ? `(${chosen.length})` : null}</span>
              <Icon name="chevron-down" />
            </summary>
            {fields}
          </details>
        )}
      </form>
      <div className="cluster middle spread finder-summary">
        <p className="strong" role="status" tabIndex={-1} data-live="">
          {t('products:finder.found', { found, total })}
        </p>
        <div data-live="">
          {chosen.length > 0 ? (
            <TextLink to={ticked === '' ? PATH : `${PATH}?${ticked}`}>{finder.clear}</TextLink>
          ) : null}
        </div>
      </div>
      <div className="finder-results" data-live="">
        {found === 0 ? <p>{finder.none}</p> : null}
        {waysBack.map(({ filter, count, chosen: kept }) => (
          <form key={filter} action={`${href(PATH)}#finder`}>
            <HiddenFields fields={[...kept, ...comparison.ticked]} />
            <button className="button button-secondary" type="submit">
              {t('products:finder.without', { filter: finder.filters[filter] })}
              {t('frame:inBrackets', { text: t('products:finder.count', { count }) })}
            </button>
          </form>
        ))}
        {families.map((family) => (
          <FoundFamily key={family.heading} {...family} />
        ))}
        <div className="cluster middle small ruled finder-compare">
          {comparison.hidden.map((model) => (
            <ComparedModel key={model.code} {...model} />
          ))}
          <button
            className="button button-primary"
            type="submit"
            form={FINDER_FORM}
            formAction={href(comparison.action)}
          >
            {compare.action}
          </button>
          <span className="note">{compare.choose.replace('{{limit}}', String(comparison.limit))}</span>
        </div>
      </div>
    </section>
  );
}
