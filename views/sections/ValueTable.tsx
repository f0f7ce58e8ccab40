import type { ReactNode } from 'react';
import { Title } from '../elements/Title.tsx';
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

interface Props extends DataTable {
  readonly id: string;
  /** CSS class in addition to `data-table`. */
  readonly className?: string;
  /** Without one, its region has the name only. */
  readonly level?: 'h2' | 'h3' | 'none';
  readonly rows: readonly (DataRow & {
    readonly className?: string | undefined;
    /** Content of the row header after the label. */
    readonly note?: ReactNode;
  })[];
  /** A link below the table. */
  readonly children?: ReactNode;
}

/** Longest word, in Latin letters, of tables that show two columns of values on a phone; others show one. */
const LONGEST_WORD = 12;
/** The same for column headers, whose codes have more digits and hyphens. */
const LONGEST_HEADER_WORD = 13;

/** Table with heading. Scrolls sideways in narrow windows, column by column, and is focusable for keyboards. */
export function ValueTable({
  id,
  className = '',
  heading,
  level: Heading = 'h2',
  caption,
  corner,
  columns,
  rows,
  children,
}: Props) {
  const { format, href } = useRenderContext();
  const hasWord = (texts: readonly string[], longest: number) =>
    texts.some((text) => format.unbrokenParts(text).some((part) => widthOf(part) > longest));
  const isWide =
    hasWord(
      rows.flatMap(({ values }) => values),
      LONGEST_WORD,
    ) ||
    hasWord(
      columns.map(({ name }) => name),
      LONGEST_HEADER_WORD,
    );
  return (
    <section className={`data-table ${isWide ? 'data-table-wide' : ''} ${className}`.trim()} id={id}>
      {Heading === 'none' ? null : <Heading>{heading}</Heading>}
      <section className="data-table-scroll" tabIndex={0} aria-label={heading}>
        <table>
          <caption>
            <span>{caption}</span>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <Title text={corner} />
              </th>
              {columns.map(({ name, to }) => (
                <th key={name} scope="col">
                  {to === undefined ? (
                    <bdi>{name}</bdi>
                  ) : (
                    <a href={href(to)}>
                      <Title text={name} />
                    </a>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label} className={row.className}>
                <th scope="row">
                  <Title text={row.label} />
                  {row.note}
                  {row.conditions === '' ? null : (
                    <span className="data-table-conditions">
                      <Title text={row.conditions} />
                    </span>
                  )}
                </th>
                {row.values.map((value, index) => (
                  <td key={columns[index]?.name}>
                    <bdi>
                      <Title text={value} />
                    </bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {children ? <p className="data-table-more">{children}</p> : null}
    </section>
  );
}

/** Width in Latin letters: Japanese characters are twice as wide. */
function widthOf(word: string): number {
  return [...word].reduce(
    (width, character) => width + (/[\p{scx=Han}\p{scx=Katakana}]/u.test(character) ? 2 : 1),
    0,
  );
}
