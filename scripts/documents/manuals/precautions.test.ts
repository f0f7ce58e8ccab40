import { describe, expect, it } from 'vitest';
import { familyOf, PRODUCT_IDS } from '../../../src/catalog/catalog.ts';
import { hasFeature } from '../../../src/catalog/features.ts';
import { LANGUAGE_CODES } from '../../../src/model/codes.ts';
import { numbersIn } from '../../../src/model/value.ts';
import { GERMAN_SINGLE_PHASE } from '../../../src/markets/markets.ts';
import { organization } from '../../../src/organization.ts';
import { words } from '../../../test/kit/words.ts';
import { documentInput } from '../documentInput.ts';
import {
  blocksOf,
  chaptersOf,
  itemsIn,
  kinds,
  leaves,
  manuals,
  positionOf,
  shows,
  textAt,
  textOf,
} from './englishManuals.ts';
import type { KindWords } from './manualWords.ts';

const { common } = manuals.en;
const all = PRODUCT_IDS.map((subject) => ({ subject, family: familyOf(subject), text: textOf(subject) }));
const sentencesIn = (text: string) => text.split(/(?<=[.。”»])\s*/u);

describe('a product that feeds a building in an outage', () => {
  const feeding = all.filter(
    ({ family }) =>
      family.rows.some(({ key }) => key === 'gridConnection') &&
      family.manual !== 'onboardCharger' &&
      (hasFeature(family, 'islandOperation') || hasFeature(family, 'backup')),
  );

  it('warns of live circuits, and comes with signs that say so', () => {
    expect(feeding.map(({ subject }) => subject)).toEqual(['cabinet', 'household']);
    for (const { subject } of all) {
      const feeds = feeding.some((one) => one.subject === subject);
      const warned = blocksOf(subject).some(
        (block) => block.type === 'warning' && block.hazard.includes('the backup circuits live'),
      );
      expect(warned, subject).toBe(feeds);
      expect(shows(subject, 'backupSign.post'), subject).toBe(feeds);
      if (!feeds) continue;
      const scope = itemsIn(subject, common.headings.scope).join('\n');
      expect(scope, subject).toMatch(/signs for the backup circuits/iu);
    }
  });

  it.each(LANGUAGE_CODES)('has the text of the sign in the manual, with the signal word: %s', (code) => {
    const { shared, signals } = manuals[code].common;
    expect(shared.backupSign.post).toMatch(new RegExp(`[“„«「]\\s?${signals.warning.word}\\s?[:：]`, 'u'));
  });
});

describe('near danger', () => {
  it('nobody goes to a damaged or flooded product but those who are named', () => {
    for (const { subject, text } of all) {
      const about = text.split('\n').filter((line) => /dropped or flooded|burned or flooded/u.test(line));
      for (const line of about) {
        expect(line, subject).not.toMatch(/(?<!not even to )\b(?:tag|mark|label) (?:it|the)\b/iu);
        expect(line, subject).toMatch(/[Oo]nly |specialists|[Nn]obody|Do not go back/u);
      }
    }
    for (const { damaged } of [common.shared.damagedBattery, common.shared.damagedElectronics])
      expect(damaged).toMatch(/operating company .*keeps everyone away.*Only /u);
  });

  it('everyone is away when extinguishing is armed, and it is disarmed when detection is tested', () => {
    for (const { subject, family, text } of all.filter(({ family }) => hasFeature(family, 'extinguishing'))) {
      const { manual } = family;
      for (const chapter of chaptersOf(subject)) {
        const told = leaves(chapter.blocks).some((line) => /\barm (?:it|the)\b/iu.test(line));
        if (!told || chapter.title === common.headings.faults) continue;
        const warning = chapter.blocks.find(
          (block) => block.type === 'warning' && /\bArm it/u.test(block.text),
        );
        expect(leaves(warning).join(' '), chapter.title).toMatch(
          /Only people trained by us.*doors are closed and nobody else/u,
        );
      }
      for (const pair of [
        ['halfYearly.aerosol', 'halfYearly.alarms'],
        ['yearly.disarm', 'yearly.reserve'],
      ]) {
        const [disarm, test] = pair.map((key) =>
          positionOf(textAt(manual, `maintenance.${key}`), text.split('\n')),
        );
        expect(disarm, subject).toBeGreaterThan(-1);
        expect(test, subject).toBe((disarm ?? 0) + 1);
      }
    }
  });

  it('fire protection is without supply no longer than its reserve lasts', () => {
    const limited = kinds.flatMap((kind) =>
      leaves(manuals.en[kind]).filter(
        (text) =>
          /auxiliary supply/u.test(text) && /\bwithin\b|no longer|before it runs out|weeks|hours/u.test(text),
      ),
    );
    expect(limited.length).toBeGreaterThan(1);
    for (const text of limited) expect(text).toContain('{{fireReserve}}');
  });

  it('vehicles charge behind protection against direct-current faults, without extension cords', () => {
    const charging = all.filter(({ text }) => text.includes('Charge only from circuits'));
    expect(charging.map(({ family }) => family.manual)).toEqual(['onboardCharger']);
    for (const { text } of charging) {
      expect(text).toMatch(/type B, or type A with DC detection from 6\smA/u);
      const cords = sentencesIn(text).filter((sentence) => /extension cord/u.test(sentence));
      expect(cords.filter((cord) => !/Unsuitable|Do not use|without/u.test(cord))).toEqual([]);
      expect(text).toMatch(/Never feed the grid\./u);
    }
  });

  it('no jet of water reaches an open connector', () => {
    for (const { subject, family, text } of all) {
      const washing = text.split('\n').filter((line) => /pressure wash/iu.test(line));
      for (const line of washing)
        expect(line, subject).toMatch(/connectors? .*(?:plugged in|capped)|^(?:AV-.* only: )?Never/u);
      const permitted = washing.some((line) => !/Never use a pressure washer/u.test(line));
      if (permitted) expect(hasFeature(family, 'waterJets'), subject).toBe(true);
    }
  });
});

describe('the terms of a manual', () => {
  it('name the source that feeds the product, and vehicles only where it is built into one', () => {
    for (const { subject, family, text } of all) {
      if (family.manual === 'storageUnit')
        expect(text, subject).not.toMatch(
          hasFeature(family, 'mains') ? /inverter station|DC switch/u : /grid switch|grid cable/u,
        );
      const isVehicles = ['pack', 'drive', 'onboardCharger', 'managementUnit'].includes(family.manual);
      expect(text.includes('FHV'), subject).toBe(isVehicles && !hasFeature(family, 'ship'));
    }
  });

  it('limit single-phase power in Germany wherever a model exceeds it', () => {
    for (const { subject, family, text } of all) {
      const phases = family.rows.find(({ key }) => key === 'gridConnection')?.values ?? [];
      const exceeds = family.models.some(
        (_, model) =>
          JSON.stringify(phases[model] ?? '').includes('singlePhase') &&
          family.rows.some(
            ({ key, values }) =>
              ['ratedPower', 'inputPower'].includes(key) &&
              numbersIn(values[model] ?? 0).some((power) => power > GERMAN_SINGLE_PHASE),
          ),
      );
      const told = new RegExp(`Germany only: .*${GERMAN_SINGLE_PHASE}\\skVA`, 'u').test(text);
      expect(told, subject).toBe(exceeds);
    }
  });

  it.each(LANGUAGE_CODES)('state a rule of safety once: %s', (code) => {
    for (const kind of kinds) {
      const { safety, ...rest }: KindWords = manuals[code][kind];
      const elsewhere = new Set(leaves(rest).flatMap(sentencesIn));
      const rules = leaves(safety).flatMap(sentencesIn);
      expect(
        rules.filter((rule) => rule.length > 25 && elsewhere.has(rule)),
        kind,
      ).toEqual([]);
    }
  });

  it('tell the coolant of a product from the refrigerant of a cooling unit', () => {
    const textsIn = (code: 'es' | 'it') =>
      leaves([manuals[code], words[code].faults, words[code].products, words[code].solutions]);
    const bare = [
      ...textsIn('es').filter((text) => /(?<!líquido )\brefrigerantes?\b/iu.test(text)),
      ...textsIn('it').filter((text) => /\brefrigeranti?e?\b/iu.test(text)),
    ];
    expect(bare).toEqual([]);
    expect(textsIn('it').filter((text) => /liquido di raffreddamento/iu.test(text)).length).toBeGreaterThan(
      20,
    );
  });

  it('give pressures in megapascals in Japan', async () => {
    let pressures = 0;
    for (const subject of PRODUCT_IDS) {
      const id = { subject, kind: 'manual', language: 'ja' } as const;
      const { chapters } = await documentInput(id, words.ja, manuals.ja, organization.website);
      for (const text of leaves(chapters).filter((one) => /\d\s?bar\b/u.test(one))) {
        expect(text, subject).toMatch(/0\.15\sMPa（1\.5\sbar）/u);
        pressures += 1;
      }
    }
    expect(pressures).toBeGreaterThan(5);
  });
});
