import { HiddenNote } from '../elements/HiddenNote.tsx';
import { Icon } from '../elements/Icon.tsx';
import { Picture } from '../elements/Picture.tsx';
import { useRenderContext } from '../renderContext.tsx';
import type { DataRow } from './ValueTable.tsx';

interface ComparedModel {
  readonly name: string;
  readonly to: string;
  readonly product: string;
  /** Picture name. */
  readonly picture: string;
  /** Path of the comparison without it. */
  readonly without: string;
}

interface ComparedRow extends DataRow {
  readonly differs: boolean;
}

export interface Comparison {
  readonly columns: readonly ComparedModel[];
  readonly rows: readonly ComparedRow[];
}

/**
 * Models side by side; rows with different values are marked. On a phone, the label of a row is a row of its own, so that
 * two models are in view.
 */
export function ComparisonTable({ columns, rows }: Comparison) {
  const { words, layout } = useRenderContext();
  const { heading, caption, swipe, model } = words.selection.compare;
  const isStacked = layout === 'mobile';
  return (
    <section className={`data-table comparison comparison-${columns.length}`} id="comparison">
      <h2 className="visually-hidden">{heading}</h2>
      {columns.length > 2 ? (
        <p className="note comparison-swipe">{swipe.replace('{{total}}', String(columns.length))}</p>
      ) : null}
      <section className="data-table-scroll" tabIndex={0} aria-label={heading}>
        <table>
          {columns.length > 1 ? (
            <caption>
              <span>{caption}</span>
            </caption>
          ) : null}
          <thead>
            <tr>
              {isStacked ? null : <th scope="col">{model}</th>}
              {columns.map((column) => (
                <ModelHead key={column.name} {...column} />
              ))}
            </tr>
          </thead>
          {rows.map((row) => (
            <Row key={row.label} {...row} columns={columns} isStacked={isStacked} />
          ))}
        </table>
      </section>
    </section>
  );
}

function ModelHead({ name, to, product, picture, without }: ComparedModel) {
  const { words, t, href } = useRenderContext();
  return (
    <th scope="col">
      <Picture name={picture} alt="" sizes="220px" isFirst />
      <a href={href(to)}>
        <bdi>{name}</bdi>
      </a>
      <span className="comparison-product">{product}</span>
      <a
        className="tap comparison-remove"
        href={href(without)}
        aria-label={t('selection:compare.removeNamed', { name })}
      >
        <Icon name="close" />
        {words.selection.compare.remove}
      </a>
    </th>
  );
}

interface RowProps extends ComparedRow {
  readonly columns: readonly ComparedModel[];
  /** Whether the label is above the values. */
  readonly isStacked: boolean;
}

function Row({ label, conditions, values, differs, columns, isStacked }: RowProps) {
  const { words } = useRenderContext();
  const head = (
    <th scope={isStacked ? 'rowgroup' : 'row'} colSpan={isStacked ? columns.length : undefined}>
      <span>
        {label}
        {differs ? <HiddenNote text={words.selection.compare.differs} /> : null}
        {conditions === '' ? null : <span className="data-table-conditions">{conditions}</span>}
      </span>
    </th>
  );
  const cells = values.map((value, index) => (
    <td key={columns[index]?.name}>
      <bdi>{value}</bdi>
    </td>
  ));
  return (
    <tbody className={differs ? 'comparison-differs' : undefined}>
      {isStacked ? <tr>{head}</tr> : null}
      <tr>
        {isStacked ? null : head}
        {cells}
      </tr>
    </tbody>
  );
}
