import { TableHead } from '../elements/TableHead.tsx';
import type { Block, Manual, TableRow } from '../../src/model/manual.ts';
import { useRenderContext } from '../renderContext.tsx';
import { DefinitionTable } from './DefinitionTable.tsx';
import { SafetyMessage } from './SafetyMessage.tsx';
import { ValueTable } from './ValueTable.tsx';

interface Props extends Pick<Manual, 'rows' | 'standards'> {
  readonly block: Block;
  /** Unique on the page. */
  readonly id: string;
  /** Heading of the chapter. */
  readonly title: string;
  readonly models: readonly string[];
  /** URL path of the file with the figures. */
  readonly figures: string;
}

/** A phone number, isolated or not. */
const PHONE = /^\u2068?(\+[\d\s-]+)\u2069?$/u;

/** A content element of a chapter. */
export function ManualBlock({ block, id, title, models, figures, rows: data, standards }: Props) {
  const { words, format } = useRenderContext();
  const table = (caption: string, rows: readonly TableRow[]) => (
    <ValueTable
      id={id}
      level="none"
      heading={caption}
      caption={caption}
      corner={words.products.headings.models}
      columns={models.map((name) => ({ name }))}
      rows={rows.map((row) => ({ ...row, values: row.values.map(inCell) }))}
    />
  );
  switch (block.type) {
    case 'text':
      return <p>{block.text}</p>;
    case 'heading':
      return <h3>{block.text}</h3>;
    case 'list':
      return <ul>{itemsOf(block.items)}</ul>;
    case 'steps':
      return <ol start={block.start}>{itemsOf(block.items)}</ol>;
    case 'warning':
      return <SafetyMessage {...block} />;
    case 'signals':
      return block.items.map((item) => <SafetyMessage key={item.signal} symbol={block.symbol} {...item} />);
    case 'terms': {
      const rows = block.items.map(([term, text]) => {
        const [first = '', ...rest] = text.split(' · ');
        const [, phone] = PHONE.exec(first) ?? [];
        return { title: term, ...(phone ? { phone, text: rest.join(' · ') } : { text }) };
      });
      return <DefinitionTable caption={title} rows={rows} />;
    }
    case 'table':
      return <TextTable caption={title} {...block} />;
    case 'limits':
      return table(block.text, block.rows);
    case 'data':
      return (
        <>
          {table(words.products.dataIntro, data)}
          <h3>{words.products.headings.standards}</h3>
          <p>{format.list(standards)}</p>
        </>
      );
    case 'figure':
      return (
        <>
          <figure className="stack card manual-figure">
            <img
              src={`${figures}#${block.figure}`}
              alt={block.alt}
              width="1600"
              height="1200"
              loading="lazy"
            />
            <figcaption className="stack gap-3">
              <span className="note">{block.caption}</span>
              <span className="cluster row">
                {block.parts.map(([number, name]) => (
                  <span key={number}>
                    <strong>{number}</strong> {name}
                  </span>
                ))}
              </span>
            </figcaption>
          </figure>
          {block.rows.length > 0 ? table(block.caption, block.rows) : null}
        </>
      );
  }
}

/** Only Arabic texts have isolates. A cell is isolated from the page, so that a list of them needs the page's direction. */
const inCell = (value: string) => value.replace(/^(?=\u2068)/u, '\u200f');

const itemsOf = (items: readonly string[]) => items.map((item) => <li key={item}>{item}</li>);

type TextTableProps = Extract<Block, { readonly type: 'table' }> & { readonly caption: string };

/** On phones, the values of a fault are below each other, each with the head of its column. */
function TextTable({ caption, heads, rows, faults }: TextTableProps) {
  const { href } = useRenderContext();
  return (
    <table className={`ruled-end definition-table ${faults ? 'fault-table' : ''}`}>
      <caption className="visually-hidden">{caption}</caption>
      <TableHead heads={heads} />
      <tbody>
        {rows.map(([first, ...cells], row) => (
          <tr key={row} id={faults?.[row]}>
            <th scope="row">
              {faults ? <a href={href(`/services/fault-codes/${faults[row]}`)}>{first}</a> : first}
            </th>
            {cells.map((cell, column) => (
              <td key={column} data-head={faults && heads[column + 1]}>
                {typeof cell === 'string' ? cell : <ul>{itemsOf(cell)}</ul>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
