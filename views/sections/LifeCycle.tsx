import { useRenderContext } from '../renderContext.tsx';
import { DateList } from './DateList.tsx';
import { ValueTable, type DataTable } from './ValueTable.tsx';

export interface LifeCycleProps {
  readonly table: DataTable;
  /** Newest first. */
  readonly notices: readonly { readonly when: string; readonly title: string; readonly text: string }[];
  /** Path of the feed of the notices. */
  readonly feed: string;
}

/** Until when models, spare parts and security updates are available, and what has changed. */
export function LifeCycle({ table, notices, feed }: LifeCycleProps) {
  const { heading, follow } = useRenderContext().words.lifecycle.notices;
  return (
    <>
      <ValueTable id="life-cycle" {...table} className="unprinted">
        <a className="tap text-link" href={feed} type="application/atom+xml">
          <span>{follow}</span>
        </a>
      </ValueTable>
      {notices.length > 0 ? (
        <section className="stack gap-4">
          <h3>{heading}</h3>
          <DateList entries={notices} level="h4" />
        </section>
      ) : null}
    </>
  );
}
