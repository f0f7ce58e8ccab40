import { describe, expect, it } from 'vitest';
import { familyOf, PRODUCT_IDS } from '../../../src/catalog/catalog.ts';
import { FAULTS, faultTexts, isEmergency, type FaultText } from '../../../src/catalog/faults.ts';
import { hasFeature } from '../../../src/catalog/features.ts';
import type { ManualKind } from '../../../src/catalog/family.ts';
import { LANGUAGE_CODES } from '../../../src/model/codes.ts';
import { emergencyCondition } from './emergency.ts';
import { words } from '../../../test/kit/words.ts';
import { chaptersOf, itemsIn, kinds, leaves, manuals, textAt } from './englishManuals.ts';
import { KINDS } from './kinds.ts';

const { common } = manuals.en;

const BRAKE_FIRST = {
  en: /service brake.*stop.*switch off/u,
  ar: /فرامل الخدمة.*توقف.*أطفئ/u,
  de: /Betriebsbremse.*anhalten.*ausschalten/u,
  es: /freno de servicio.*detenerse.*desconectar/u,
  fr: /frein de service.*s’arrêter.*couper/u,
  it: /freno di servizio.*fermarsi.*spegnere/u,
  ja: /常用ブレーキ.*停止.*電源を切る/u,
} as const;

describe('an emergency', () => {
  const sentencesOf = (kind: ManualKind) => {
    const own = Object.keys(manuals.en[kind].emergency).map((key) => `emergency.${key}`);
    const shared = (KINDS[kind].shared.emergency ?? []).flatMap((name) =>
      Object.keys(common.shared[name]).map((key) => `${name}.${key}`),
    );
    return [...own, ...shared];
  };

  it.each(kinds)('of the kind %s: each step at the product is conditional', (kind) => {
    const acting = /(?:^|[.:,] )(?:press|open|switch|turn off|unplug|pull|use only)\b/iu;
    const byOthers = /rescuers|fire department|Suspected attack/u;
    const steps = sentencesOf(kind).filter((path) => {
      const text = textAt(kind, path);
      return acting.test(text) && !byOthers.test(text);
    });
    expect(steps.length).toBeGreaterThan(0);
    for (const path of steps) expect(emergencyCondition(kind, path), path).toBeDefined();
    // The condition is added by rule, never typed.
    expect(sentencesOf(kind).filter((path) => /if it is safe/iu.test(textAt(kind, path)))).toEqual([]);
  });

  it.each(PRODUCT_IDS)('of %s: gas and smoke come before all steps at the product', (subject) => {
    const items = itemsIn(subject, words.en.faults.chapters.safety);
    const conditions = Object.values(common.emergency.conditions).map((text) => text.replace('{{text}}', ''));
    const first = items.findIndex((item) => conditions.some((condition) => item.includes(condition)));
    expect(first).toBeGreaterThan(-1);
    const signs = /^(?:AV-.* only: )?(?:(?:Gas|Smoke)\b|If (?:a|the) vehicle\b.* is on fire)/u;
    const alarms = items.filter((item) => signs.test(item));
    expect(items.slice(first).filter((item) => signs.test(item))).toEqual([]);
    if (hasFeature(familyOf(subject), 'battery')) expect(alarms.length).toBeGreaterThan(0);
  });

  it('never asks the owner to move a burned or flooded battery', () => {
    for (const subject of PRODUCT_IDS) {
      const lines = itemsIn(subject, words.en.faults.chapters.safety).filter((text) =>
        /burned or flooded/u.test(text),
      );
      expect(lines.length > 0, subject).toBe(hasFeature(familyOf(subject), 'battery'));
      for (const line of lines) expect(line).toMatch(/Never carry or move|Do not move/u);
    }
  });

  it('tells apart what only rescuers may do and what technicians do', () => {
    for (const subject of PRODUCT_IDS) {
      const rescuers = itemsIn(subject, words.en.faults.chapters.safety).filter((text) =>
        text.includes('rescuers'),
      );
      for (const text of rescuers) {
        expect(text).toMatch(/In an emergency, only trained rescuers/u);
        expect(text).toContain('For service, qualified personnel');
      }
      const pulls = leaves(chaptersOf(subject).slice(5)).some((text) =>
        /service plug\b.*pulled|pull the service plug/u.test(text),
      );
      if (pulls) expect(rescuers, subject).toHaveLength(1);
    }
  });
});

describe('a fault', () => {
  const textsOf = (kind: ManualKind, id: string) => {
    const texts: Readonly<Record<string, FaultText>> = words.en.faults[kind];
    return texts[id] ?? { sign: '', cause: '' };
  };
  /** English causes that are fire or gas, or may become so. */
  const burning =
    /\bfire\b|smoke|vented|released|above (?:its|their) (?:temperature|voltage)|outside its limits|(?<!coolant )is (?:too )?(?:hot|warm)\b|below its voltage|peak value|module does not respond|string has disconnected|in the inverter|supply has failed|emergency stop pressed|solar voltage above/iu;

  it.each(kinds)('of the kind %s that can be fire or gas has the emergency remedy', (kind) => {
    for (const fault of FAULTS[kind]) {
      expect(isEmergency(fault), fault.id).toBe(burning.test(textsOf(kind, fault.id).cause));
      // Nothing but a stop comes before it.
      if (isEmergency(fault)) expect(fault.first.find((key) => key !== 'stop')).toMatch(/detected|possible/u);
    }
  });

  it.each(kinds)('of the kind %s has work at energized or hot parts for qualified personnel only', (kind) => {
    const dangerous =
      /\b(?:fuse|wiring|termination|bleed|top off|pump|measure[ds]?|contacts|phases|the cables|disconnect\b(?! the solar)|replace)\b/iu;
    const byOthers =
      /\bHave (?:[^.]*) (?:checked|replaced|repaired)|take the port out of service|If it is the pump, call|solar disconnect/giu;
    for (const { id, first } of FAULTS[kind]) {
      const { remedy = '', work } = textsOf(kind, id);
      if (!first.includes('detected')) expect(remedy.replace(byOthers, ''), id).not.toMatch(dangerous);
      if (kind === 'homeStorage' || kind === 'portable' || kind === 'platform')
        expect(work, id).toBeUndefined();
    }
  });

  it.each(kinds)('of the kind %s has work that needs power, or is at cells, marked as such', (kind) => {
    const powered =
      /settings|service tool|parameter|even when the battery|wait at least|bit rate|addressing|phases|the supply|charge limit|zero/iu;
    for (const { id, work } of FAULTS[kind]) {
      const [beforePower = ''] = (textsOf(kind, id).work ?? '').split('Then switch on');
      expect(work === 'live', id).toBe(powered.test(beforePower));
    }
  });

  it('that switches off a vehicle begins with a safe stop, and the drive with the brake', () => {
    for (const kind of ['pack', 'managementUnit', 'drive'] as const)
      for (const { id, level, first } of FAULTS[kind]) {
        const { sign } = textsOf(kind, id);
        if (level === 'warning' || /charging/iu.test(sign) || id === 'discharge') continue;
        const standing = /stay open|not close/u.test(sign);
        expect(first[0], id).toBe(kind === 'drive' ? 'brake' : standing ? 'switchOff' : 'stop');
      }
  });

  it('that can be fire or gas lets nobody approach a driverless vehicle before looking for smoke', () => {
    for (const fault of FAULTS.pack.filter(isEmergency)) {
      const { remedy } = faultTexts('pack', fault, words.en, 'driverless');
      expect(remedy, fault.id).toMatch(/^Smoke\b/u);
    }
  });

  it.each(LANGUAGE_CODES)('in %s tells anyone what to do, in whole sentences and in a safe order', (code) => {
    const { first, work } = words[code].faults.remedies;
    expect(first.brake).toMatch(BRAKE_FIRST[code]);
    for (const text of [...Object.values(first), ...Object.values(work)]) expect(text).toMatch(/[.。”]$/u);
    for (const { kind, fault } of kinds.flatMap((kind) => FAULTS[kind].map((fault) => ({ kind, fault })))) {
      const { remedy, whole } = faultTexts(kind, fault, words[code]);
      expect(remedy, fault.id).not.toBe('');
      expect(whole, fault.id).not.toMatch(/\{\{|undefined/u);
      expect(whole, fault.id).not.toMatch(/[:：][^.。(]*[:：]/u);
      // German writes nouns with a capital.
      if (code !== 'de') expect(whole, fault.id).not.toMatch(/[:：] ?\p{Lu}/u);
    }
  });
});
