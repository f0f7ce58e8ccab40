import { useRenderContext } from '../renderContext.tsx';
import { DefinitionTable, type DefinitionRows } from './DefinitionTable.tsx';

export interface HotlineNumbersProps {
  /** Numbers of the fire departments, with the places where they are valid. */
  readonly fire: DefinitionRows;
  readonly answers: DefinitionRows;
}

/** The fire departments, then our own hotline, which is easily taken for one of them. */
export function HotlineNumbers({ fire, answers }: HotlineNumbersProps) {
  const { fire: heading, answers: hotline } = useRenderContext().words.markets;
  return (
    <>
      <h3>{heading}</h3>
      <DefinitionTable caption={heading} rows={fire} />
      <h3>{hotline}</h3>
      <DefinitionTable caption={hotline} rows={answers} />
    </>
  );
}
