import type { Words } from '../../views/words.ts';
import { fillPlaceholders } from './fillPlaceholders.ts';
import type { Block, Chapter } from './block.ts';
import type { ManualKind } from '../../src/catalogue/family.ts';

interface Input {
  readonly words: Words['manuals'];
  readonly kind: ManualKind;
  /** Value of a placeholder; undefined if the product lacks it. */
  readonly valueOf: (name: string) => string | undefined;
  readonly contact: readonly (readonly [label: string, text: string])[];
}

const TEXTS: Readonly<Record<ManualKind, keyof Words['manuals']['kinds']>> = {
  pack: 'traction',
  managementUnit: 'component',
  drive: 'component',
  onboardCharger: 'component',
  station: 'charging',
  module: 'storage',
  storageUnit: 'storage',
  homeStorage: 'storage',
  portable: 'portable',
  platform: 'software',
};

/** Emergency, transport and disposal texts: shared by products with a battery, by electronics, or the software's own. */
function endOf(words: Words['manuals'], kind: ManualKind) {
  switch (kind) {
    case 'platform':
      return words.kinds.software;
    case 'managementUnit':
    case 'drive':
    case 'onboardCharger':
    case 'station':
      return words.electronics;
    default:
      return words.battery;
  }
}

/** The chapters of a manual, in the order of IEC/IEEE 82079-1: from safety to disposal. */
export function manualChapters({ words, kind, valueOf, contact }: Input): readonly Chapter[] {
  const { headings, columns, signals } = words;
  const own = words.kinds[TEXTS[kind]];
  const end = endOf(words, kind);
  const fill = (texts: readonly string[]) => texts.flatMap((text) => fillPlaceholders(text, valueOf) ?? []);
  const texts = (all: readonly string[]): Block[] => fill(all).map((text) => ({ type: 'text', text }));
  const list = (all: readonly string[]): Block => ({ type: 'list', items: fill(all) });
  const steps = (all: readonly string[]): Block => ({ type: 'steps', items: fill(all) });
  const heading = (text: string): Block => ({ type: 'heading', text });
  const warn = (signal: { readonly word: string }, all: readonly string[]): Block[] =>
    fill(all).map((text) => ({ type: 'warning', word: signal.word, text }));

  return [
    { title: headings.about, blocks: texts(words.about) },
    {
      title: headings.safety,
      blocks: [
        ...warn(signals.danger, [own.danger]),
        list([...words.safety, ...own.safety]),
        heading(headings.emergency),
        steps(end.emergency),
        heading(headings.signals),
        {
          type: 'terms',
          items: [signals.danger, signals.warning, signals.caution, signals.notice].map(({ word, text }) => [
            word,
            text,
          ]),
        },
      ],
    },
    { title: headings.use, blocks: [...texts([own.use]), heading(headings.misuse), list(own.misuse)] },
    { title: headings.scope, blocks: [list(own.scope)] },
    { title: headings.data, blocks: [{ type: 'data' }] },
    { title: headings.installation, blocks: [steps(own.installation)] },
    { title: headings.commissioning, blocks: [steps(own.commissioning)] },
    { title: headings.operation, blocks: [list(own.operation)] },
    {
      title: headings.maintenance,
      blocks: [
        {
          type: 'table',
          heads: [columns.when, columns.work],
          rows: own.maintenance.map(({ when, work }) => [when, work]),
        },
      ],
    },
    {
      title: headings.faults,
      blocks: [
        {
          type: 'table',
          heads: [columns.sign, columns.cause, columns.remedy],
          rows: own.faults.map(({ sign, cause, remedy }) => [sign, cause, remedy]),
        },
      ],
    },
    { title: headings.transport, blocks: [list(end.transport)] },
    { title: headings.disposal, blocks: [list(end.disposal)] },
    {
      title: headings.service,
      blocks: [...texts(words.service.texts), { type: 'terms', items: contact }],
    },
  ];
}
