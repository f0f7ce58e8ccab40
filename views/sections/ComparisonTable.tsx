import { HiddenNote } from '../elements/HiddenNote.tsx';
import { Icon } from '../elements/Icon.tsx';
import { Picture } from '../elements/Picture.tsx';
import { Title } from '../elements/Title.tsx';
import { ValueList } from '../elements/ValueList.tsx';
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
  /** The rows that at least two models have. */
  readonly rows: readonly ComparedRow[];
  /** The rows that only one model has. */
  readonly only: readonly {
    readonly name: string;
    readonly rows: readonly { readonly label: string; readonly value: string }[];
  }[];
}

/**
 * Models side by side; rows with different values are marked. On a phone, the label of a row is a row of its own, so that
 * two models are in view.
 */
export function ComparisonTable({ columns, rows, only }: Comparison) {
  const { words, t, layout } = useRenderContext();
  const { heading, caption, differencesOnly, swipe, model } = words.selection.compare;
  const isStacked = layout === 'mobile';
  const canDiffer = rows.some(({ differs }) => differs) && rows.some(({ differs }) => !differs);
  return (
    <section className={`data-table comparison comparison-${columns.length}`} id="comparison">
      <h2 className="visually-hidden">{heading}</h2>
      {canDiffer ? (
        <label className="tap comparison-filter">
          <input type="checkbox" autoComplete="off" />
          {differencesOnly}
        </label>
      ) : null}
      {columns.length > 2 ? (
        <p className="note comparison-swipe">{swipe.replace('{{count}}', String(columns.length))}</p>
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
              {isStacked ? null : (
                <th scope="col">
                  <Title text={model} />
                </th>
              )}
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
      {only.length > 0 ? (
        <div className="before-5 comparison-only">
          {only.map(({ name, rows: own }) => (
            <details className="more" key={name}>
              <summary className="tap">
                <span>{t('selection:compare.only', { name })}</span>
              </summary>
              <ValueList values={own} />
            </details>
          ))}
        </div>
      ) : null}
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
      <span className="comparison-product">
        <Title text={product} />
      </span>
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
        <Title text={label} />
        {differs ? <HiddenNote text={words.selection.compare.differs} /> : null}
        {conditions === '' ? null : (
          <span className="data-table-conditions">
            <Title text={conditions} />
          </span>
        )}
      </span>
    </th>
  );
  const cells = values.map((value, index) => (
    <td key={columns[index]?.name}>
      <bdi>
        <Title text={value} />
      </bdi>
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
