import type { ManualKind } from '../../../src/catalog/family.ts';
import type { ManualWords } from '../manuals/manualWords.ts';

export type Side = keyof ManualWords['common']['figures']['clearances'];

/** Placeholders of the clearances that a front view can show, by side. */
export const CLEARANCES: Readonly<Partial<Record<ManualKind, Readonly<Partial<Record<Side, string>>>>>> = {
  homeStorage: { sides: 'sideClearance', above: 'topClearance' },
  portable: { around: 'clearance' },
  platform: { above: 'gatewayClearance', below: 'gatewayClearance' },
};

/** Letters after those of the dimensions. */
export const CLEARANCE_LETTERS: Readonly<Record<Side, string>> = {
  sides: 'D',
  above: 'E',
  below: 'F',
  around: 'G',
};
