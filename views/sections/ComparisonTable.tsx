import { HiddenNote } from '../elements/HiddenNote.tsx';
import { ValueList } from '../elements/ValueList.tsx';
import { useRenderContext } from '../renderContext.tsx';
import { type DataRow, ValueTable } from './ValueTable.tsx';

interface ComparedRow extends DataRow {
  readonly differs: boolean;
}

export interface Comparison {
  readonly columns: readonly { readonly to: string; readonly name: string }[];
  /** The rows that at least two products have. */
  readonly rows: readonly ComparedRow[];
  /** The rows that only one product has. */
  readonly only: readonly {
    readonly name: string;
    readonly rows: readonly { readonly label: string; readonly value: string }[];
  }[];
}

/** Products side by side; rows with different values are marked. */
export function ComparisonTable({ columns, rows, only }: Comparison) {
  const { words, t } = useRenderContext();
  const { heading, caption, differs, product } = words.products.compare;
  return (
    <>
      <ValueTable
        id="comparison"
        className="comparison"
        heading={heading}
        caption={caption}
        corner={product}
        columns={columns}
        rows={rows.map(({ label, conditions, values, differs: isMarked }) => ({
          label,
          conditions,
          values,
          ...(isMarked ? { className: 'comparison-differs', note: <HiddenNote text={differs} /> } : {}),
        }))}
      />
      {only.length > 0 ? (
        <div className="comparison-only">
          {only.map(({ name, rows: own }) => (
            <details className="more" key={name}>
              <summary className="tap">
                <span>{t('products:compare.only', { name })}</span>
              </summary>
              <ValueList values={own} />
            </details>
          ))}
        </div>
      ) : null}
    </>
  );
}
