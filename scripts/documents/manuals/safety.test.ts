import { describe, expect, it } from 'vitest';
import { familyOf, PRODUCT_IDS } from '../../../src/catalog/catalog.ts';
import { type Feature, hasFeature } from '../../../src/catalog/features.ts';
import type { ManualKind } from '../../../src/catalog/family.ts';
import { vehicleOf } from '../../../src/catalog/faults.ts';
import { LANGUAGE_CODES } from '../../../src/model/codes.ts';
import { words } from '../../../test/kit/words.ts';
import {
  blocksOf,
  chaptersOf,
  itemsIn,
  kindOf,
  kinds,
  leaves,
  manuals,
  positionOf,
  shows,
  textAt,
  textOf,
} from './englishManuals.ts';
import { type Hazard, type Treatment, TREATMENTS } from './hazards.ts';
import type { KindWords } from './manualWords.ts';
import { AGING, REPORTS_TO, SAFETY_FEATURES, SAFETY_FUNCTIONS } from './safetyFunctions.ts';

const { common } = manuals.en;

describe('a safety function', () => {
  const functions = PRODUCT_IDS.flatMap((subject) =>
    SAFETY_FEATURES.filter((feature) => hasFeature(familyOf(subject), feature)).map(
      (feature) => [subject, feature] as const,
    ),
  );

  it.each(functions)('of %s has steps to connect, test and maintain it: %s', (subject, feature) => {
    const upkeep = SAFETY_FUNCTIONS[kindOf(subject)][feature];
    expect(upkeep).toBeDefined();
    if (!upkeep) return;
    const steps = upkeep.filter((path) => path !== undefined && path !== 'builtIn');
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.filter((path) => !shows(subject, path))).toEqual([]);
    expect(upkeep[3] !== undefined, 'replaces what ages').toBe(AGING.includes(feature));
  });

  it('is declared only where a product has it', () => {
    const declared = kinds.flatMap((kind) =>
      Object.keys(SAFETY_FUNCTIONS[kind]).map((feature) => `${kind} ${feature}`),
    );
    const having = functions.map(([subject, feature]) => `${kindOf(subject)} ${feature}`);
    expect(declared.toSorted()).toEqual([...new Set(having)].toSorted());
  });

  it('that opens the contactors is tested when they are closed', () => {
    const closing: Readonly<Partial<Record<ManualKind, string>>> = {
      pack: 'commissioning.contactors',
      managementUnit: 'commissioning.contactors',
      storageUnit: 'commissioning.close',
    };
    const tested = functions.filter(([, feature]) =>
      ['emergencyStop', 'functionalSafety', 'safetyInput'].includes(feature),
    );
    let compared = 0;
    for (const [subject, feature] of tested) {
      const kind = kindOf(subject);
      const close = closing[kind];
      const test = SAFETY_FUNCTIONS[kind][feature]?.[1];
      if (!close || !test) continue;
      const steps = itemsIn(subject, common.headings.commissioning);
      const [closed, opened] = [close, test].map((path) => positionOf(textAt(kind, path), steps));
      expect(closed, subject).toBeGreaterThan(-1);
      expect(opened, `${subject} ${feature}`).toBeGreaterThan(closed ?? 0);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(5);
  });

  it('reports to one place, in every sentence about it', () => {
    const texts = leaves(manuals.en.storageUnit);
    const [panel, room] = ['fire alarm panel', 'control room'];
    for (const [feature, place] of Object.entries(REPORTS_TO)) {
      const name = feature === 'emergencyStop' ? /emergency stop/iu : /gas detection|smoke detection/iu;
      const about = texts.filter((text) => name.test(text));
      expect(about.filter((text) => text.includes(place)).length, feature).toBeGreaterThan(1);
      for (const text of about) expect(text, feature).not.toContain(place === panel ? room : panel);
      const connect = SAFETY_FUNCTIONS.storageUnit[feature as keyof typeof REPORTS_TO]?.[0] ?? '';
      expect(textAt('storageUnit', connect), feature).toContain(place);
    }
    // An “alarm panel” would leave open which.
    expect(texts.join('\n')).not.toMatch(/(?<!fire )alarm panel/u);
  });
});

describe('every manual', () => {
  it.each(PRODUCT_IDS)('of %s has no empty table, and repeats each DANGER before maintenance', (subject) => {
    const [dangers, repeated] = [words.en.faults.chapters.safety, common.headings.maintenance].map((title) =>
      chaptersOf(subject)
        .filter((chapter) => chapter.title === title)
        .flatMap(({ blocks }) => blocks.flatMap((block) => ('signal' in block ? block : [])))
        .flatMap(({ signal, hazard }) => (signal === 'danger' ? hazard : [])),
    );
    expect(repeated).toEqual(expect.arrayContaining(dangers ?? []));
    if (hasFeature(familyOf(subject), 'highVoltage')) expect(repeated?.length).toBeGreaterThan(0);
    for (const block of blocksOf(subject))
      if (block.type === 'table') expect(block.rows.length).toBeGreaterThan(0);
  });

  it('tells nobody to touch or open anything after a waiting time without verification', () => {
    const texts = leaves([common.shared, ...kinds.map((kind) => manuals.en[kind])]);
    const waits = texts.filter((text) => text.includes('{{dischargeTime}}'));
    expect(waits.length).toBeGreaterThan(5);
    for (const text of waits) expect(text).toMatch(/verif(?:y|ies|ying) the absence of voltage/iu);
  });

  it('has words for its vehicle: ships in no other manual, a stop from a distance instead of a driver', () => {
    for (const subject of PRODUCT_IDS.filter((id) => kindOf(id) === 'pack')) {
      const vehicle = vehicleOf(familyOf(subject));
      const shown = textOf(subject);
      const said = {
        ship: /\bmoor|the ship\b|a boat/iu,
        road: /While driving, the drive may fail/u,
        driverless: /stands still\./u,
      };
      for (const [name, text] of Object.entries(said))
        expect(text.test(shown), subject).toBe(vehicle === name);
    }
  });

  it.each(LANGUAGE_CODES)('in %s refers to chapters of the manual only by their titles in it', (code) => {
    const texts = leaves([words[code].faults, words[code].services['fault-codes'].qualified]);
    const titles = Object.values(words[code].faults.chapters);
    const typed = texts.filter((text) =>
      titles.some((title) => new RegExp(`[“„«「]\\s?${title}`, 'u').test(text)),
    );
    expect(typed).toEqual([]);
    expect(texts.filter((text) => text.includes('{{chapters.')).length).toBeGreaterThan(5);
  });
});

describe('an interval', () => {
  it('stands in the maintenance table or in a placeholder, never typed', () => {
    const typed =
      /\b(?:once|twice) an? |\b(?:daily|weekly|monthly|yearly|annually|overnight)\b|\bevery (?:day|night|week|month|year|two|three|four|five|six|\d)/iu;
    expect(leaves(common.intervals).filter((text) => typed.test(text)).length).toBeGreaterThan(5);
    const { intervals, ...rest } = common;
    expect(intervals.weekly).toMatch(typed);
    const texts = leaves([rest, ...kinds.map((kind) => manuals.en[kind])]);
    expect(texts.filter((text) => typed.test(text))).toEqual([]);
  });

  it('of a piece of work is one: no work is repeated at another interval', () => {
    for (const kind of kinds) {
      const work = Object.values((manuals.en[kind] as KindWords).maintenance).flatMap((texts) =>
        Object.values(texts),
      );
      expect(new Set(work).size, kind).toBe(work.length);
    }
  });
});

/** Words that an English text about each hazard contains. */
const NAMED: Readonly<Record<Hazard, RegExp>> = {
  storedEnergy: /short circuit|charged|live|voltage|connector|Damaged/u,
  shock: /shock|electrocutes|can kill|metal parts/u,
  fire: /fire|smoke/iu,
  gas: /gas|smoke|on fire/iu,
  crush: /crush|injure|wave|maneuver/u,
  chemicals: /electrolyte|coolant|coin cell/u,
  weight: /weight|lift/iu,
  remoteStart: /remote|command|at any time|behaves|can start/u,
};

describe('the table of hazards', () => {
  it.each(kinds)('shows where the manuals of the kind %s treat each hazard', (kind) => {
    for (const [hazard, treatment] of Object.entries(TREATMENTS[kind]) as [Hazard, Treatment<ManualKind>][]) {
      const byFeature = Array.isArray(treatment)
        ? [[undefined, treatment] as const]
        : (Object.entries(treatment) as [Feature, readonly string[]][]);
      for (const [feature, paths] of byFeature) {
        const subjects = PRODUCT_IDS.filter(
          (subject) => kindOf(subject) === kind && (!feature || hasFeature(familyOf(subject), feature)),
        );
        expect(subjects.length, hazard).toBeGreaterThan(0);
        for (const path of paths) expect(textAt(kind, path), path).toMatch(NAMED[hazard]);
        for (const subject of subjects) {
          expect(
            paths.filter((path) => !shows(subject, path)),
            `${subject}: ${hazard}`,
          ).toEqual([]);
        }
      }
    }
  });

  it('has an entry for each hazard that follows from the data', () => {
    for (const subject of PRODUCT_IDS) {
      const family = familyOf(subject);
      const hazards = TREATMENTS[family.manual];
      const heaviest = Math.max(
        0,
        ...family.rows.filter(({ key }) => key === 'weight').flatMap(({ values }) => values.map(Number)),
      );
      const applying = [
        ...(hasFeature(family, 'battery') ? (['storedEnergy', 'fire', 'gas', 'chemicals'] as const) : []),
        ...(hasFeature(family, 'highVoltage') ? (['shock'] as const) : []),
        ...(hasFeature(family, 'craneEyes') ? (['crush', 'weight'] as const) : []),
        ...(heaviest > 20 ? (['weight'] as const) : []),
        ...(hasFeature(family, 'liquidCooling') ? (['chemicals'] as const) : []),
      ];
      for (const hazard of applying) expect(hazards[hazard], `${subject}: ${hazard}`).toBeDefined();
    }
  });
});
