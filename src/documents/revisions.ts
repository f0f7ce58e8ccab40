import type { DocumentKind, Subject } from './documents.ts';

export interface Revision {
  /** Another letter means another content; a correction of spelling changes the date alone. */
  readonly letter: string;
  /** YYYY-MM-DD: also the date in the file itself, so that the same content gives the same bytes. */
  readonly date: string;
}

const first = (date: string): Revision => ({ letter: 'A', date });
const second = (date: string): Revision => ({ letter: 'B', date });
const third = (date: string): Revision => ({ letter: 'C', date });

/** The current revision of every document, the same in all languages. Change it with the figures or the words. */
export const revisions: Readonly<Record<Subject, Readonly<Record<DocumentKind, Revision>>>> = {
  battery: {
    'data-sheet': third('2026-11-21'),
    manual: third('2026-11-21'),
    declaration: first('2026-09-14'),
  },
  electron: {
    'data-sheet': second('2026-11-21'),
    manual: second('2026-11-21'),
    declaration: first('2026-06-22'),
  },
  electric: {
    'data-sheet': second('2026-11-21'),
    manual: second('2026-11-21'),
    declaration: first('2026-05-18'),
  },
  super: { 'data-sheet': third('2026-11-21'), manual: third('2026-11-21'), declaration: first('2026-08-31') },
  charger: {
    'data-sheet': second('2026-11-21'),
    manual: second('2026-11-21'),
    declaration: first('2026-04-27'),
  },
  parts: {
    'data-sheet': second('2026-11-21'),
    manual: second('2026-11-21'),
    declaration: first('2026-07-06'),
  },
  cabinet: {
    'data-sheet': third('2026-11-21'),
    manual: third('2026-11-21'),
    declaration: first('2026-09-28'),
  },
  container: {
    'data-sheet': second('2026-11-21'),
    manual: second('2026-11-21'),
    declaration: first('2026-09-28'),
  },
  household: {
    'data-sheet': third('2026-11-21'),
    manual: third('2026-11-21'),
    declaration: first('2026-08-17'),
  },
  portable: {
    'data-sheet': second('2026-11-21'),
    manual: second('2026-11-21'),
    declaration: first('2026-03-23'),
  },
  cloud: {
    'data-sheet': second('2026-11-21'),
    manual: second('2026-11-21'),
    declaration: first('2026-10-26'),
  },
  forklift: {
    'data-sheet': second('2026-11-21'),
    manual: second('2026-11-21'),
    declaration: first('2026-09-14'),
  },
  agv: { 'data-sheet': first('2026-11-21'), manual: first('2026-11-21'), declaration: first('2026-09-14') },
  'e-bus': {
    'data-sheet': second('2026-11-21'),
    manual: second('2026-11-21'),
    declaration: first('2026-09-14'),
  },
  marine: {
    'data-sheet': second('2026-11-21'),
    manual: second('2026-11-21'),
    declaration: first('2026-07-20'),
  },
  'light-truck': {
    'data-sheet': first('2026-11-21'),
    manual: first('2026-11-21'),
    declaration: first('2026-07-20'),
  },
  'construction-machine': {
    'data-sheet': first('2026-11-21'),
    manual: first('2026-11-21'),
    declaration: first('2026-07-20'),
  },
};
