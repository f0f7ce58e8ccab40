import { TableHead } from '../elements/TableHead.tsx';

interface StorageRow {
  readonly name: string;
  readonly purpose: string;
  readonly place: string;
  readonly lifetime: string;
  readonly category: string;
}

export interface StorageTableProps {
  readonly words: StorageRow & { readonly heading: string; readonly caption: string };
  readonly rows: readonly StorageRow[];
}

interface Props extends StorageTableProps {
  /** Language and direction of the texts, if not the page's. */
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

/** Table of the site's cookies and storage entries. */
export function StorageTable({ words, rows, lang, dir }: Props) {
  const columns = ['purpose', 'lifetime', 'category', 'place'] as const;
  return (
    <section className="data-table storage-table" lang={lang} dir={dir}>
      <h2>{words.heading}</h2>
      <section className="data-table-scroll" tabIndex={0} aria-label={words.heading}>
        <table>
          <caption>
            <span>{words.caption}</span>
          </caption>
          <TableHead heads={[words.name, ...columns.map((column) => words[column])]} />
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">
                  <code dir="ltr">{row.name}</code>
                </th>
                {columns.map((column) => (
                  <td key={column}>{row[column]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
