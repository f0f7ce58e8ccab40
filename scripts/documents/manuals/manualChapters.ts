import {
  faultCode,
  faultSlug,
  faultsOf,
  faultTexts,
  vehicleOf,
  type Fault,
} from '../../../src/catalog/faults.ts';
import { modelsWith, type Feature } from '../../../src/catalog/features.ts';
import type { Family } from '../../../src/catalog/family.ts';
import { fill } from '../../../src/common/fill.ts';
import type { Block, Chapter } from '../../../src/model/manual.ts';
import { figuresOf } from '../figures/figuresOf.ts';
import { embed } from '../embed.ts';
import { emergencyCondition, inEmergencyOrder } from './emergency.ts';
import { KINDS, LIMIT_ROWS, WORKERS } from './kinds.ts';
import type { KindWords, Need, Section, Sentences } from './manualWords.ts';
import type { Input } from './manualInput.ts';
import { needOf } from './needs.ts';
import { WARNINGS } from './warnings.ts';

/** The chapters of a manual, in the order of IEC/IEEE 82079-1: from safety to disposal. */
export function manualChapters(input: Input): readonly Chapter[] {
  const { words, contact, answers } = input;
  const { service } = words.common;
  const headings = { ...words.common.headings, ...input.pageWords.faults.chapters };
  const figures = figuresOf(input);
  const { filled, sentences, hazards, part, steps, list, limits, faults, maintenance } = partsOf(input);
  const heading = (text: string): Block => ({ type: 'heading', text });
  const paragraphs = (texts: readonly string[]): Block[] => texts.map((text) => ({ type: 'text', text }));
  const plain = (texts: Sentences) => Object.values(texts).map(filled);
  const { note } = words.common.torques;
  const torques: Block[] = [heading(headings.torques), { type: 'limits', text: note, rows: input.torques }];
  const chapters = {
    about: paragraphs(plain(words.common.about)),
    safety: [
      heading(headings.hazards),
      ...hazards(),
      heading(headings.rules),
      ...list('safety'),
      heading(headings.emergency),
      { type: 'table', ...input.numbers },
      ...list('emergency'),
      heading(headings.signals),
      {
        type: 'signals',
        symbol: words.common.alertSymbol,
        items: (['danger', 'warning', 'caution', 'notice'] as const).map((signal) => ({
          signal,
          ...words.common.signals[signal],
        })),
      },
    ],
    use: [
      ...paragraphs(sentences('use').map(({ text }) => text)),
      heading(headings.misuse),
      ...list('misuse'),
    ],
    limits: limits(),
    scope: [...list('scope'), ...figures.parts()],
    transport: [
      ...list('transport'),
      heading(headings.unpacking),
      ...part('unpacking', steps),
      ...figures.lifting(),
    ],
    installation: [
      ...part('installation', steps),
      ...(input.torques.length > 0 ? torques : []),
      ...figures.clearances(),
    ],
    commissioning: part('commissioning', steps),
    operation: list('operation'),
    faults: faults(),
    maintenance: maintenance(),
    storage: list('storage'),
    disposal: [...part('decommissioning', steps), ...list('disposal')],
    data: [{ type: 'data' }, ...figures.dimensions()],
    service: [
      ...paragraphs(plain(service)),
      { type: 'terms', items: contact },
      heading(answers.title),
      { type: 'terms', items: answers.items },
    ],
  } satisfies Partial<Record<keyof typeof headings, readonly Block[]>>;
  const ids = Object.keys(chapters) as (keyof typeof chapters)[];
  return ids.map((id) => ({ id, title: headings[id], blocks: chapters[id] }));
}

interface Sentence {
  readonly path: string;
  readonly text: string;
}

/** Number of the first step, and the steps. */
type Listing = (items: readonly string[], start: number) => Block;

/** Functions that make the blocks of a manual from the texts that apply to the product. */
function partsOf({ words, pageWords, family, valueOf, apart, join, rowOf, placesOf, language }: Input) {
  const { common } = words;
  const own: KindWords = words[family.manual];
  const kind = KINDS[family.manual];
  const need = (path: string) => needOf(family.manual, path);
  const hasOperators = kind.shared.use?.includes('qualified') ?? false;

  /** A placeholder is a value, or quotes another sentence of the kind: `{{safety.verify}}`. */
  const filled = (text: string): string =>
    fill(text, (name) => {
      const [section, key] = name.split('.');
      const quoted = key && own[section as Section]?.[key];
      return quoted ? filled(quoted) : valueOf(name);
    });
  const modelsOf = (need: Need | undefined) => modelsThat(family, need);
  /** The text, preceded by the models if it applies to some only; nothing if it applies to none. */
  const forModels = (text: string, need: Need | undefined): string[] => {
    const models = modelsOf(need);
    if (models.length === 0) return [];
    if (models.length === family.models.length) return [filled(text)];
    return [filled(embed(common.onlyFor, { models: join(models), text }, language))];
  };
  /** The text after the condition of an emergency step. */
  const conditional = (text: string, path: string) => {
    const condition = emergencyCondition(family.manual, path);
    return condition ? embed(common.emergency.conditions[condition], { text }, language) : text;
  };
  const applying = (path: string, texts: Sentences): Sentence[] =>
    Object.entries(texts).flatMap(([key, text]) =>
      forModels(conditional(text, `${path}.${key}`), need(`${path}.${key}`)).map((filled) => ({
        path: `${path}.${key}`,
        text: inPlaces(filled, placesOf(`${family.manual}.${path}.${key}`)),
      })),
    );
  const inPlaces = (text: string, places: string | undefined) =>
    places === undefined ? text : embed(common.onlyIn, { places, text }, language);
  const sentences = (section: Section): readonly Sentence[] => {
    const all = [
      ...applying(section, own[section]),
      ...(kind.shared[section] ?? []).flatMap((name) => applying(name, common.shared[name])),
    ];
    return section === 'emergency' ? inEmergencyOrder(family.manual, all) : all;
  };

  /** All warnings, or those at a place, unless no model with the hazard has that place in its procedure. */
  const warningsAt = (place?: string): Block[] =>
    WARNINGS[family.manual]
      .filter(({ at, signal }) =>
        new Set<unknown>([undefined, ...at, signal === 'danger' && 'maintenance']).has(place),
      )
      .flatMap(({ id, signal }) => {
        const { [id]: text } = own.warnings;
        const wanted = need(`warnings.${id}`);
        const atPlace = modelsOf(place === undefined ? undefined : need(place));
        if (!text || !modelsOf(wanted).some((model) => atPlace.includes(model))) return [];
        return forModels(text.hazard, wanted).map((hazard) => ({
          type: 'warning' as const,
          signal,
          word: common.signals[signal].word,
          symbol: common.alertSymbol,
          precedes: place !== undefined,
          hazard,
          space: pageWords.frame.sentenceSpace,
          text: [text.consequence, text.avoid].map(filled).join(pageWords.frame.sentenceSpace),
        }));
      });
  /** A section with its warnings, each before the sentence that it belongs to. */
  const part = (section: Section, listing: Listing): Block[] => {
    const blocks: Block[] = [...warningsAt(section)];
    let open: string[] = [];
    let done = 0;
    const close = () => {
      if (open.length > 0) blocks.push(listing(open, done - open.length + 1));
      open = [];
    };
    for (const { path, text } of sentences(section)) {
      const warnings = warningsAt(path);
      if (warnings.length > 0) close();
      blocks.push(...warnings);
      open.push(text);
      done += 1;
    }
    close();
    return blocks;
  };
  const steps: Listing = (items, start) => ({ type: 'steps', start, items });
  const bullets: Listing = (items) => ({ type: 'list', items });
  const list = (section: Section) => part(section, bullets);

  const faultTable = (level: Fault['level'], title: string): Block[] => {
    const reported = faultsOf(family).filter((fault) => fault.level === level);
    if (reported.length === 0) return [];
    const rows = reported.map((fault) => {
      const { sign, cause, whole } = faultTexts(family.manual, fault, pageWords, vehicleOf(family));
      return [apart(faultCode(fault)), ...forModels(sign, fault.needs), cause, whole];
    });
    const { code, sign, cause, remedy } = common.columns;
    return [
      { type: 'heading', text: title },
      { type: 'table', faults: reported.map(faultSlug), heads: [code, sign, cause, remedy], rows },
    ];
  };

  return {
    filled,
    sentences,
    part,
    steps,
    list,
    hazards: () => warningsAt(),
    limits: (): Block[] => [
      {
        type: 'limits',
        text: common.limits,
        rows: family.rows.flatMap(({ key }) => (LIMIT_ROWS.has(key) ? (rowOf(key) ?? []) : [])),
      },
      ...list('limits'),
    ],
    faults: (): Block[] => [
      ...faultTable('warning', common.headings.warnings),
      ...faultTable('fault', common.headings.stops),
    ],
    maintenance: (): Block[] => [
      ...warningsAt('maintenance'),
      {
        type: 'table',
        heads: [common.columns.interval, ...(hasOperators ? [common.columns.who] : []), common.columns.work],
        rows: Object.entries(own.maintenance).flatMap(([interval, texts]) => {
          const work = applying(`maintenance.${interval}`, texts).map(({ text }) => text);
          const label: Sentences = common.intervals;
          const who = WORKERS[interval] ?? 'qualified';
          if (work.length === 0) return [];
          return [[filled(label[interval] ?? interval), ...(hasOperators ? [common.who[who]] : []), work]];
        }),
      },
    ],
  };
}

export function modelsThat(family: Family, need: Need | undefined): readonly string[] {
  if (need === undefined) return family.models;
  const having = modelsWith(family, need.replace('no ', '') as Feature);
  return need.startsWith('no ') ? family.models.filter((model) => !having.includes(model)) : having;
}
