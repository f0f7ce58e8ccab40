import { MailLink } from '../elements/MailLink.tsx';
import { PhoneLink } from '../elements/PhoneLink.tsx';
import { TableHead } from '../elements/TableHead.tsx';
import type { Block, TableRow } from '../../src/model/manual.ts';
import { useRenderContext } from '../renderContext.tsx';
import { SafetyMessage, SignalWord } from './SafetyMessage.tsx';
import { ValueTable } from './ValueTable.tsx';

type BlockOf<Type extends Block['type']> = Extract<Block, { readonly type: Type }>;

/** What blocks of a manual show besides their own content. */
interface Around {
  readonly models: readonly string[];
  /** Technical data, one column per model. */
  readonly rows: readonly TableRow[];
  readonly standards: readonly string[];
  /** URL path of the file with the figures. */
  readonly figures: string;
}

interface Props extends Around {
  readonly block: Block;
  /** Unique on the page. */
  readonly id: string;
  /** Heading of the chapter. */
  readonly title: string;
}

/** A content element of a chapter. */
export function ManualBlock({ block, id, title, ...around }: Props) {
  const { words, format } = useRenderContext();
  const table = (caption: string, rows: readonly TableRow[]) => (
    <ValueTable
      id={id}
      level="none"
      heading={title}
      caption={caption}
      corner={words.products.headings.models}
      columns={around.models.map((name) => ({ name }))}
      rows={rows}
    />
  );
  switch (block.type) {
    case 'text':
      return <p>{block.text}</p>;
    case 'heading':
      return <h3>{block.text}</h3>;
    case 'list':
      return <TextList items={block.items} />;
    case 'steps':
      return (
        <ol start={block.start}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      );
    case 'warning':
      return <SafetyMessage {...block} />;
    case 'signals':
      return (
        <ul className="signals">
          {block.items.map(({ signal, word, text }) => (
            <li key={signal}>
              <SignalWord signal={signal} word={word} symbol={block.symbol} />
              {text}
            </li>
          ))}
        </ul>
      );
    case 'terms':
      return <Terms caption={title} items={block.items} />;
    case 'table':
      return <TextTable caption={title} {...block} />;
    case 'limits':
      return table(block.text, block.rows);
    case 'data':
      return (
        <>
          {table(words.products.dataIntro, around.rows)}
          <h3>{words.products.headings.standards}</h3>
          <p>{format.list(around.standards)}</p>
        </>
      );
    case 'figure':
      return (
        <>
          <Drawing {...block} src={`${around.figures}#${block.figure}`} />
          {block.rows.length > 0 ? table(block.caption, block.rows) : null}
        </>
      );
  }
}

function TextList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function Drawing({ src, alt, caption, parts }: BlockOf<'figure'> & { readonly src: string }) {
  return (
    <figure className="card manual-figure">
      <img src={src} alt={alt} width="1600" height="1200" loading="lazy" />
      <figcaption className="note">{caption}</figcaption>
      {parts.length > 0 ? (
        <dl className="manual-parts">
          {parts.map(([number, name]) => (
            <div key={number}>
              <dt>{number}</dt>
              <dd>{name}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </figure>
  );
}

/** On phones, the head of a column is above each of its values, if a row has several. */
function TextTable({ caption, heads, rows, faults }: BlockOf<'table'> & { readonly caption: string }) {
  const { href } = useRenderContext();
  return (
    <table className="definition-table manual-table">
      <caption className="visually-hidden">{caption}</caption>
      <TableHead heads={heads} />
      <tbody>
        {rows.map(([first, ...cells], row) => {
          const fault = faults?.[row];
          return (
            <tr key={row} id={fault}>
              <th scope="row">
                {fault === undefined ? first : <a href={href(`/services/fault-codes/${fault}`)}>{first}</a>}
              </th>
              {cells.map((cell, column) => (
                <td key={column} data-head={faults && heads[column + 1]}>
                  {typeof cell === 'string' ? cell : <TextList items={cell} />}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Phone numbers and addresses of mail, which become links. */
const CONTACT = /(\+\d[\d\s-]{6,}\d|(?<![\w.-])[\w.-]+@[\w.-]+\w)/u;

function Terms({ caption, items }: { readonly caption: string } & Pick<BlockOf<'terms'>, 'items'>) {
  return (
    <table className="definition-table">
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {items.map(([term, text]) => (
          <tr key={term}>
            <th scope="row">{term}</th>
            <td>
              {text.split(CONTACT).map((part, index) => {
                if (index % 2 === 0) return part;
                return part.includes('@') ? (
                  <MailLink key={part} address={part} />
                ) : (
                  <PhoneLink key={part} number={part} />
                );
              })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
