import { HiddenNote } from '../elements/HiddenNote.tsx';
import { Icon } from '../elements/Icon.tsx';
import { Picture } from '../elements/Picture.tsx';
import { useRenderContext } from '../renderContext.tsx';
import { ValueTable, type DataRow } from './ValueTable.tsx';

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

/** Models side by side; rows with different values are marked. */
export function ComparisonTable({ columns, rows }: Comparison) {
  const { heading, caption, swipe, model, differs } = useRenderContext().words.selection.compare;
  const total = columns.length;
  return (
    <ValueTable
      id="comparison"
      className="comparison"
      heading={heading}
      isHeadingHidden
      caption={
        total > 1 ? (
          <>
            {caption}
            {total > 2 ? (
              <span className="comparison-swipe">{swipe.replace('{{total}}', String(total))}</span>
            ) : null}
          </>
        ) : null
      }
      corner={model}
      columns={columns.map((column) => ({
        name: column.name,
        above: [
          <Picture key="picture" name={column.picture} alt="" sizes="220px" isFirst />,
          <span key="product">{column.product}</span>,
        ],
        head: <ModelHead {...column} />,
      }))}
      rows={rows.map((row) => ({
        ...row,
        ...(row.differs && { className: 'comparison-differs', note: <HiddenNote text={differs} /> }),
      }))}
    />
  );
}

function ModelHead({ name, to, without }: ComparedModel) {
  const { words, t, href } = useRenderContext();
  return (
    <span className="cluster deep-links middle spread line">
      <a href={href(to)}>
        <bdi>{name}</bdi>
      </a>
      <a
        className="tap tiny comparison-remove"
        href={href(without)}
        aria-label={t('selection:compare.removeNamed', { name })}
      >
        <Icon name="close" />
        <span>{words.selection.compare.remove}</span>
      </a>
    </span>
  );
}
