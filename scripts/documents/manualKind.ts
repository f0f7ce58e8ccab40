import type { Subject } from '../../src/documents/documents.ts';
import { isPack } from '../../src/catalogue/catalogue.ts';
import type { ProductId } from '../../src/catalogue/catalogue.ts';

/** Products that are installed, used and disposed of in the same way share the words of their manuals. */
export type ManualKind = 'traction' | 'component' | 'charging' | 'storage' | 'portable' | 'software';

const KINDS: Readonly<Record<ProductId, ManualKind>> = {
  battery: 'traction',
  electron: 'component',
  electric: 'component',
  super: 'charging',
  charger: 'component',
  parts: 'storage',
  cabinet: 'storage',
  container: 'storage',
  household: 'storage',
  portable: 'portable',
  cloud: 'software',
};

export function manualKindOf(subject: Subject): ManualKind {
  return isPack(subject) ? 'traction' : KINDS[subject];
}
