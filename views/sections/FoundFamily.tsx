import type { ReactNode } from 'react';
import { HiddenFields, type Fields } from '../elements/HiddenFields.tsx';
import { Picture } from '../elements/Picture.tsx';
import { Title } from '../elements/Title.tsx';
import { useRenderContext } from '../renderContext.tsx';

export interface FoundProduct {
  readonly id: string;
  readonly to: string;
  readonly name: string;
  /** Picture name. */
  readonly picture: string;
  /** Names of the models found. */
  readonly models: readonly string[];
  /** Figures, with one value per model found. */
  readonly columns: readonly { readonly label: string; readonly values: readonly (string | undefined)[] }[];
}

export interface FamilyOfProducts {
  readonly heading: string;
  readonly products: readonly (FoundProduct & { readonly isCompared: boolean })[];
  /** Whether there are products to compare with each other. */
  readonly isComparable: boolean;
}

interface Props extends FamilyOfProducts {
  /** URL path of the page with the comparison. */
  readonly action: string;
  /** Fields that the comparison keeps: the chosen filters. */
  readonly chosen: Fields;
  /** Maximum number of products to compare. */
  readonly limit: number;
}

/** The products of a family that have models found, as a GET form that compares the ticked ones. */
export function FoundFamily({ heading, products, isComparable, action, chosen, limit }: Props) {
  const { words, t } = useRenderContext();
  const list = (
    <>
      <h2 className="title">{heading}</h2>
      <ul className="before-4">
        {products.map(({ isCompared, ...product }) => (
          <li key={product.id}>
            <ProductWithModels {...product}>
              {isComparable ? (
                <label className="tap">
                  <input
                    type="checkbox"
                    name="compare"
                    value={product.id}
                    defaultChecked={isCompared}
                    aria-label={t('products:compare.named', { name: product.name })}
                  />
                  {words.products.compare.action}
                </label>
              ) : null}
            </ProductWithModels>
          </li>
        ))}
      </ul>
    </>
  );
  if (!isComparable) return <section className="found-family">{list}</section>;
  return (
    <form className="found-family comparison-form" action={action}>
      <HiddenFields fields={chosen} />
      {list}
      <p className="cluster note">
        <button className="button button-secondary" type="submit">
          {words.products.compare.action}
        </button>
        <span>{t('products:compare.choose', { count: limit })}</span>
      </p>
    </form>
  );
}

function ProductWithModels({
  to,
  name,
  picture,
  models,
  columns,
  children,
}: FoundProduct & { readonly children: ReactNode }) {
  const { href, words } = useRenderContext();
  return (
    <>
      <div className="quiet found-product">
        <Picture name={picture} alt="" sizes="96px" />
        <h3>
          <a href={href(to)}>
            <Title text={name} />
          </a>
        </h3>
        {children}
      </div>
      <table>
        <caption className="visually-hidden">{name}</caption>
        <thead>
          <tr>
            <th scope="col">{words.products.headings.models}</th>
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                <Title text={label} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {models.map((model, index) => (
            <tr key={model}>
              <th scope="row">
                <bdi>{model}</bdi>
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
    </>
  );
}
