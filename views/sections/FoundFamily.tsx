import { HiddenNote } from '../elements/HiddenNote.tsx';
import { Picture } from '../elements/Picture.tsx';
import { TableHead } from '../elements/TableHead.tsx';
import { useRenderContext } from '../renderContext.tsx';

/** Id of the form that the ticked models belong to. */
export const FINDER_FORM = 'finder-form';

export interface TickableModel {
  readonly name: string;
  /** In addresses. */
  readonly code: string;
  readonly isTicked: boolean;
}

export interface FoundProduct {
  /** On phones, the models are folded otherwise. */
  readonly isOpen: boolean;
  readonly id: string;
  readonly to: string;
  readonly name: string;
  /** Picture name. */
  readonly picture: string;
  /** The models found, with their stage if they are not simply on sale. */
  readonly models: readonly (TickableModel & { readonly stage: string | undefined })[];
  /** Figures, with one value per model found. */
  readonly columns: readonly { readonly label: string; readonly values: readonly (string | undefined)[] }[];
}

export interface FamilyOfProducts {
  readonly heading: string;
  readonly products: readonly FoundProduct[];
}

/** The products of a family that have models found, each model with a checkbox of the comparison. */
export function FoundFamily({ heading, products }: FamilyOfProducts) {
  return (
    <section className="found-family">
      <h2 className="title">{heading}</h2>
      <ul className="before-4">
        {products.map((product) => (
          <li key={product.id} className="ruled">
            <ProductWithModels {...product} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Checkbox of a model: ticked models are compared. */
export function ComparedModel({ name, code, isTicked }: TickableModel) {
  const { t } = useRenderContext();
  return (
    <label className="tap">
      <input
        type="checkbox"
        name="models"
        value={code}
        form={FINDER_FORM}
        defaultChecked={isTicked}
        aria-label={t('selection:compare.named', { name })}
      />
      <bdi>{name}</bdi>
    </label>
  );
}

function ProductWithModels({ to, name, picture, models, columns, isOpen }: FoundProduct) {
  const { href, words, t, layout } = useRenderContext();
  return (
    <>
      <div className="quiet found-product">
        <Picture name={picture} alt="" sizes="96px" />
        <h3 className="body">
          <a href={href(to)}>{name}</a>
        </h3>
      </div>
      <details className="more" open={isOpen || layout === 'desktop'}>
        <summary className="tap">
          <span>
            {t('products:finder.count', { count: models.length })}
            <HiddenNote text={name} />
          </span>
        </summary>
        <table className="small">
          <caption className="visually-hidden">{name}</caption>
          <TableHead heads={[words.products.headings.models, ...columns.map(({ label }) => label)]} />
          <tbody>
            {models.map((model, index) => (
              <tr key={model.code}>
                <th scope="row">
                  <ComparedModel {...model} />
                  {model.stage === undefined ? null : <p className="note">{model.stage}</p>}
                </th>
                {columns.map(({ label, values }) => (
                  <td key={label} data-label={label}>
                    {values[index] ? <bdi>{values[index]}</bdi> : '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
