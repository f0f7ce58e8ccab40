import { useRenderContext } from '../renderContext.tsx';
import { DefinitionTable, type DefinitionRows } from './DefinitionTable.tsx';

interface Lines {
  /** For most readers of the page's language. */
  readonly own: DefinitionRows;
  readonly others: DefinitionRows;
}

export interface HotlineNumbersProps {
  /** Numbers of the fire departments, with the places where they are valid. */
  readonly fire: Lines;
  readonly answers: Lines;
}

/** The fire departments, then our own hotline, which is easily taken for one of them. */
export function HotlineNumbers({ fire, answers }: HotlineNumbersProps) {
  const { markets, documents } = useRenderContext().words;
  return (
    <>
      <Numbers heading={markets.fire} more={markets.elsewhere} {...fire} />
      <Numbers heading={markets.answers} more={documents.otherLanguages} {...answers} />
    </>
  );
}

function Numbers({
  heading,
  more,
  own,
  others,
}: Lines & { readonly heading: string; readonly more: string }) {
  return (
    <>
      <h3>{heading}</h3>
      <DefinitionTable caption={heading} rows={own} />
      <details className="more">
        <summary className="tap strong">
          <span>{more}</span>
        </summary>
        <DefinitionTable caption={more} rows={others} />
      </details>
    </>
  );
}
