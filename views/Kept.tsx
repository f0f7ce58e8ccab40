import { createContext, use } from 'react';
import type { ReactNode } from 'react';

interface Part {
  /** Begins the ids that are made in it. */
  readonly name: string;
  /** What it shows: the same object for as long as it shows the same. */
  readonly by: object;
  readonly children: ReactNode;
}

/** Notes a part and gives what stands in its place until the renderer puts the part's own HTML there. */
export type KeepPart = (part: Part) => ReactNode;

const KeepingContext = createContext<KeepPart | undefined>(undefined);

export const KeepingProvider = KeepingContext.Provider;

/**
 * A part of a page that only a new build, other words or another block would change, such as a table of technical data or
 * the cards of articles: it is rendered once for each language, layout and `by`, as frames are. It may go by nothing else.
 */
export function Kept(part: Part) {
  const keep = use(KeepingContext);
  return keep ? keep(part) : part.children;
}
