import { HiddenNote } from '../elements/HiddenNote.tsx';
import { useRenderContext } from '../renderContext.tsx';
import type { DataRow } from './DataTable.tsx';
import { ValueTable } from './ValueTable.tsx';
import './Comparison.css';

interface ComparedRow extends DataRow {
  readonly differs: boolean;
}

export interface Comparison {
  readonly columns: readonly { readonly to: string; readonly name: string }[];
  readonly rows: readonly ComparedRow[];
}

/** Products side by side; rows with different values are marked. */
export function ComparisonTable({ columns, rows }: Comparison) {
  const { words, href } = useRenderContext();
  const { heading, caption, differs, product } = words.products.compare;
  return (
    <ValueTable
      id="comparison"
      className="comparison"
      heading={heading}
      caption={caption}
      corner={product}
      columns={columns.map(({ to, name }) => ({ key: to, head: <a href={href(to)}>{name}</a> }))}
      rows={rows.map(({ label, conditions, values, differs: isMarked }) => ({
        label,
        conditions,
        values,
        ...(isMarked ? { className: 'comparison-differs', note: <HiddenNote text={differs} /> } : {}),
      }))}
    />
  );
}
