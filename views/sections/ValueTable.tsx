import type { ReactNode } from 'react';
import { anchorOf } from '../elements/Heading.tsx';
import { useRenderContext } from '../renderContext.tsx';

export interface DataRow {
  readonly label: string;
  /** Conditions under which the values apply, shown under the label; may be empty. */
  readonly conditions: string;
  /** One value per column, with unit, formatted for the page's language. */
  readonly values: readonly string[];
}

export interface DataTable {
  readonly heading: string;
  readonly caption: string;
  /** Header of the column with the row headers. */
  readonly corner: string;
  /** Names of models or products, with their pages if they link to them. */
  readonly columns: readonly { readonly name: string; readonly to?: string }[];
  readonly rows: readonly DataRow[];
}

interface Row extends DataRow {
  readonly className?: string | undefined;
  /** Content of the row header after the label. */
  readonly note?: ReactNode;
}

interface Column {
  readonly name: string;
  readonly to?: string;
  /** Content of the column header, if it is more than the name. */
  readonly head?: ReactNode;
  /** What is above the column header. */
  readonly above?: ReactNode;
}

interface Props extends Omit<DataTable, 'caption'> {
  readonly id: string;
  /** CSS class in addition to `data-table`. */
  readonly className?: string;
  /** Without one, its region has the name only. */
  readonly level?: 'h2' | 'h3' | 'none';
  readonly isHeadingHidden?: boolean;
  readonly caption?: ReactNode;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** A link below the table. */
  readonly children?: ReactNode;
}

/**
 * Table with heading. Scrolls sideways in narrow windows, column by column, and is focusable for keyboards. On phones, the
 * label of a row is a row of its own, so that two columns of values are in view.
 */
export function ValueTable({
  id,
  className = '',
  heading,
  level: Level = 'h2',
  isHeadingHidden = false,
  caption,
  corner,
  columns,
  rows,
  children,
}: Props) {
  const hasLabelRows = useRenderContext().layout === 'mobile';
  return (
    <section className={`data-table ${hasLabelRows ? 'data-table-stacked' : ''} ${className}`.trim()} id={id}>
      {Level === 'none' ? null : (
        <Level id={anchorOf(heading)} className={isHeadingHidden ? 'visually-hidden' : undefined}>
          {heading}
        </Level>
      )}
      <section className="data-table-scroll" tabIndex={0} aria-label={heading}>
        <table>
          {caption ? (
            <caption>
              <span>{caption}</span>
            </caption>
          ) : null}
          <thead>
            {columns.some(({ above }) => above !== undefined) ? (
              <tr>
                {hasLabelRows ? null : <td />}
                {columns.map(({ name, above }) => (
                  <td key={name}>{above}</td>
                ))}
              </tr>
            ) : null}
            <tr>
              {hasLabelRows ? null : <th scope="col">{corner}</th>}
              {columns.map((column) => (
                <th key={column.name} scope="col">
                  {column.head ?? <ColumnName {...column} />}
                </th>
              ))}
            </tr>
          </thead>
          {rows.map((row) => (
            <RowCells key={row.label} {...row} columns={columns} hasLabelRow={hasLabelRows} />
          ))}
        </table>
      </section>
      {children ? <p className="unprinted before-4 data-table-more">{children}</p> : null}
    </section>
  );
}

function ColumnName({ name, to }: Column) {
  const { href } = useRenderContext();
  if (to === undefined) return <bdi>{name}</bdi>;
  return <a href={href(to)}>{name}</a>;
}

interface RowProps extends Row {
  readonly columns: readonly Column[];
  readonly hasLabelRow: boolean;
}

function RowCells({ className, label, note, conditions, values, columns, hasLabelRow }: RowProps) {
  const head = (
    <th scope={hasLabelRow ? 'rowgroup' : 'row'} colSpan={hasLabelRow ? columns.length : undefined}>
      <span>
        {label}
        {note}
        {conditions === '' ? null : <span className="tiny data-table-conditions">{conditions}</span>}
      </span>
    </th>
  );
  return (
    <tbody className={className}>
      {hasLabelRow ? <tr>{head}</tr> : null}
      <tr>
        {hasLabelRow ? null : head}
        {values.map((value, index) => (
          <td key={columns[index]?.name}>
            <bdi>{value}</bdi>
          </td>
        ))}
      </tr>
    </tbody>
  );
}
