import { describe, expect, it } from 'vitest';
import { familyOf, PRODUCT_IDS } from '../../../src/catalog/catalog.ts';
import { dataTable } from '../../../src/catalog/dataTable.ts';
import { FAULTS } from '../../../src/catalog/faults.ts';
import { type Feature, hasFeature, modelsWith } from '../../../src/catalog/features.ts';
import type { ManualKind } from '../../../src/catalog/family.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../../src/model/codes.ts';
import { formatOf } from '../../../src/locale/format.ts';
import { countryNames } from '../../../src/markets/marketTexts.ts';
import { LANGUAGES } from '../../../src/model/languages.ts';
import { organization } from '../../../src/organization.ts';
import { documentInput } from '../documentInput.ts';
import { words } from '../../../test/kit/words.ts';
import { blocksOf, chaptersOf, leaves, manuals, textOf } from './englishManuals.ts';
import { KINDS, LIMIT_ROWS } from './kinds.ts';
import type { KindWords } from './manualWords.ts';
import { WARNINGS } from './warnings.ts';

/** Words for each feature. A manual names them exactly if the product has one of the features. */
const MENTIONS: readonly (readonly [mention: RegExp, features: readonly Feature[]])[] = [
  [/coolant/iu, ['liquidCooling', 'liquidCooledCable']],
  [/\bfans?\b/iu, ['forcedAir', 'activeVentilation']],
  [/air filter/iu, ['airFilter']],
  [/eyebolt|lifting eye/iu, ['craneEyes']],
  [/fork pocket/iu, ['forkPockets']],
  [/corner casting/iu, ['cornerCastings']],
  [/handles/iu, ['carryingHandles']],
  [/module hoist/iu, ['hoist']],
  [/gas detection|gas sensor|gas alarm/iu, ['gasDetection']],
  [/smoke detection|smoke alarm/iu, ['smokeDetector']],
  [/extinguishing|aerosol/iu, ['extinguishing']],
  [/\b(?:dis)?arm(?:ed|s)?\b/iu, ['extinguishing']],
  [/reserve supply/iu, ['fireReserve']],
  [/pressure-relief/iu, ['pressureRelief']],
  [/dry pipe/iu, ['waterConnection']],
  [/(?<!vehicle’s )emergency stop/iu, ['emergencyStop']],
  [/battery switch/iu, ['batterySwitch']],
  [/service plug(?! of the battery)/iu, ['servicePlug']],
  [/shock indicator/iu, ['shockIndicator']],
  [/residual-current device/iu, ['residualCurrentDevice']],
  [/SIM card|antenna|Wi-Fi/u, ['radio']],
  [/gear oil/iu, ['gear']],
  [/heating film|first heats|first warms|being heated/iu, ['heating']],
  [/pressure equalizer/iu, ['ventValve']],
  [/exhaust duct/iu, ['ductedVenting']],
  [/\bhull\b|the vessel\b/iu, ['ductedVenting']],
  [/charging contacts/iu, ['chargingContacts']],
  [/operator display|display messages/iu, ['display']],
  [/connector guard/iu, ['connectorGuard']],
  [/ballast/iu, ['ballast']],
  [/\bsolar/iu, ['solar']],
  [/insulation monitor/iu, ['isolationMonitoring']],
  [/cell controller/iu, ['cellControllers']],
  [/active balancing/iu, ['activeBalancing']],
  [/bidirectional/iu, ['bidirectional']],
  [/share the power/iu, ['powerSharing']],
];

describe('the English manuals', () => {
  it.each(MENTIONS)('name %s only where the product has it', (mention, features) => {
    const naming = PRODUCT_IDS.filter((subject) => mention.test(textOf(subject)));
    const having = PRODUCT_IDS.filter((subject) =>
      features.some((feature) => hasFeature(familyOf(subject), feature)),
    );
    expect(having.length).toBeGreaterThan(0);
    expect(naming).toEqual(having);
  });

  it('name the models if only some have a feature', () => {
    const family = familyOf('battery');
    expect(modelsWith(family, 'liquidCooling')).toEqual(['AV-BP 400-230']);
    const lines = textOf('battery').split('\n');
    const steps = lines.filter((line) =>
      /coolant (?:circuit|hoses|level)|(?:drain|replace) the coolant/iu.test(line),
    );
    expect(steps.length).toBeGreaterThan(5);
    for (const line of steps) expect(line).toContain('AV-BP 400-230 only:');
    expect(lines).toContainEqual(expect.stringContaining('AV-BP 24-105 only: Lift the pack out by both'));
  });

  it('name the models of each value where the models of a series differ', () => {
    expect(textOf('cabinet')).toContain(
      '(AV-SC 102: Modbus TCP, CAN 2.0B; AV-SC 233, AV-SC 261: Modbus TCP, CAN 2.0B, IEC 60870-5-104)',
    );
    expect(textOf('electron')).toContain('(AV-BM 16: IP54; AV-BM 28, AV-BM 312: IP67)');
    expect(textOf('container')).toContain('(Modbus TCP, IEC 61850, IEC 60870-5-104)');
  });

  it('list each limit per model, as the catalog has it', () => {
    const context = { words: words.en, format: formatOf('en'), today: undefined };
    for (const subject of PRODUCT_IDS) {
      const family = familyOf(subject);
      const { rows } = dataTable(family, context);
      const expected = rows.filter((_, index) => LIMIT_ROWS.has(family.rows[index]?.key ?? ''));
      const limits = chaptersOf(subject).find(({ id }) => id === 'limits');
      const tables = limits?.blocks.flatMap((block) => (block.type === 'limits' ? block.rows : []));
      expect(tables, subject).toEqual(expected);
      expect(expected.length, subject).toBeGreaterThan(3);
      // A row that bears on safety must be in the table, not only in the technical data.
      const own = family.rows.map(({ key }) => key);
      const isSafety = (key: string) => /^charging(?:Temp|Amb)|^operatingTemperature|^weight/u.test(key);
      expect([...LIMIT_ROWS], subject).toEqual(expect.arrayContaining(own.filter(isSafety)));
    }
  });

  it('ask for the insulation that EN 1175 requires of trucks, and no less of others than their standards', () => {
    const { truckInsulation, insulation } = KINDS.pack.values;
    for (const subject of PRODUCT_IDS.filter((id) => familyOf(id).manual === 'pack')) {
      const isTruck = familyOf(subject).standards.includes('EN 1175');
      const [wanted, other] = isTruck ? [truckInsulation, insulation] : [insulation, truckInsulation];
      const written = (quantity: typeof wanted) => quantity && formatOf('en').number(Number(quantity[0]));
      expect(textOf(subject), subject).toContain(`at least ${written(wanted)}\u00a0Ω/V`);
      expect(textOf(subject), subject).not.toContain(`${written(other)}\u00a0Ω/V`);
    }
  });

  it('state thread and torque of each joint that a torque card names, one per model', () => {
    for (const subject of PRODUCT_IDS) {
      const { models } = familyOf(subject);
      const installation = chaptersOf(subject).find(({ id }) => id === 'installation');
      const rows = installation?.blocks.flatMap((block) => (block.type === 'limits' ? block.rows : [])) ?? [];
      if (/torque card/u.test(textOf(subject))) expect(rows.length, subject).toBeGreaterThan(0);
      for (const { label, values } of rows) {
        expect(values, `${subject}: ${label}`).toHaveLength(models.length);
        for (const value of values) expect(value).toMatch(/^M\d+ · \d+\sN·m$/u);
      }
    }
  });

  it('never permit charging cells below 0 °C', () => {
    for (const subject of PRODUCT_IDS.filter((id) => hasFeature(familyOf(id), 'battery'))) {
      const cells = familyOf(subject).rows.find(({ key }) => key === 'chargingTemperature');
      expect(cells, subject).toBeDefined();
      for (const value of cells?.values ?? []) expect(value, subject).toEqual([0, expect.any(Number)]);
    }
  });

  it('explain each fault that the product can report, and no other', () => {
    for (const subject of PRODUCT_IDS) {
      const family = familyOf(subject);
      const expected = FAULTS[family.manual]
        .filter(({ needs }) => needs === undefined || hasFeature(family, needs))
        .map(({ code }) => `F-${code}`);
      const shown = blocksOf(subject).flatMap((block) =>
        block.type === 'table' && block.faults ? block.rows.map(([code]) => code) : [],
      );
      expect(shown.toSorted(), subject).toEqual(expected.toSorted());
    }
  });

  it.each(Object.keys(KINDS) as ManualKind[])('of the kind %s use each of its texts', (kind) => {
    const texts: KindWords = manuals.en[kind];
    const shown = PRODUCT_IDS.filter((subject) => familyOf(subject).manual === kind)
      .map(textOf)
      .join('\n');
    const parts = leaves([texts, words.en.faults[kind]]).flatMap((text) => text.split(/\{\{[\w.]+\}\}/u));
    expect(parts.filter((part) => !shown.includes(part))).toEqual([]);
    expect(Object.keys(words.en.faults[kind]).toSorted()).toEqual(
      FAULTS[kind].map(({ id }) => id).toSorted(),
    );
    expect(Object.keys(texts.warnings).toSorted()).toEqual(WARNINGS[kind].map(({ id }) => id).toSorted());
  });

  it('begin with the warnings, the most severe first, and repeat them where they apply', () => {
    const severity = ['danger', 'warning', 'caution', 'notice'];
    for (const subject of PRODUCT_IDS) {
      const warnings = chaptersOf(subject).map(({ blocks }) =>
        blocks.flatMap((block) => (block.type === 'warning' ? block : [])),
      );
      const [, hazards = [], ...later] = warnings;
      const own = hazards.filter(({ precedes }) => !precedes).map(({ signal }) => severity.indexOf(signal));
      expect(own.length, subject).toBeGreaterThan(3);
      expect(own, subject).toEqual(own.toSorted());
      expect(later.flat().length, subject).toBeGreaterThan(2);
    }
  });

  it('warn of the battery voltage once before a pack above 60 V is disconnected', () => {
    const { common, pack } = manuals.en;
    const packs = PRODUCT_IDS.filter((subject) => familyOf(subject).manual === 'pack');
    for (const subject of packs) {
      const disposal = chaptersOf(subject).find(({ title }) => title === common.headings.disposal);
      const hazards = disposal?.blocks.flatMap((block) => (block.type === 'warning' ? block.hazard : []));
      const shocks = hazards?.filter((hazard) => hazard.endsWith(pack.warnings.shock.hazard));
      expect(shocks, subject).toHaveLength(hasFeature(familyOf(subject), 'highVoltage') ? 1 : 0);
    }
  });

  it('forbid air transport of the container, and ask for approval of other storage units', () => {
    const { common, storageUnit } = manuals.en;
    const { air } = common.shared.batteryFreight;
    expect(textOf('container')).toContain(storageUnit.transport.classContainer);
    expect(textOf('container')).not.toContain(air);
    expect(textOf('cabinet')).toContain(air);
  });

  it('state the hotline of service, not the switchboard', () => {
    const { phone, mail } = organization.departments.hotline;
    for (const subject of PRODUCT_IDS) {
      const [contact] = blocksOf(subject).flatMap((block) => (block.type === 'terms' ? [block.items] : []));
      expect(contact?.map(([, text]) => text).slice(0, 2)).toEqual([phone, mail]);
    }
  });
});

describe('the sentences of the manuals', () => {
  const warningsOf = async (language: LanguageCode) => {
    const id = { subject: 'electric', kind: 'manual', language } as const;
    const { chapters } = await documentInput(id, words[language], manuals[language], organization.website);
    return chapters.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === 'warning' ? block : [])),
    );
  };

  it.each([
    ['en', '5\u00a0minutes', '. '],
    ['ar', '5\u00a0دقائق', '. '],
    ['de', '5\u00a0Minuten', '. '],
    ['ja', '5分', '。'],
  ] as const)('state durations in words and follow each other as usual: %s', async (language, time, join) => {
    const shock = manuals[language].drive.warnings.shock;
    const [warning] = await warningsOf(language);
    expect(warning?.text).toContain(time);
    expect(warning?.text.startsWith(shock.consequence.slice(0, -1) + join)).toBe(true);
    expect(warning?.text).not.toContain('。 ');
    expect(`.${warning?.space}`).toBe(join.replace('。', '.'));
  });

  it.each(LANGUAGE_CODES)(
    'do not stop between the words that limit them and what to do: %s',
    async (language) => {
      const { onlyFor, onlyIn, emergency } = manuals[language].common;
      for (const template of [onlyFor, onlyIn, ...Object.values(emergency.conditions)])
        expect(template).toMatch(/(?:[:：、]|限り、) ?\{\{text\}\}$/u);
      const id = { subject: 'household', kind: 'manual', language } as const;
      const { chapters } = await documentInput(id, words[language], manuals[language], organization.website);
      const context = { words: words[language], format: formatOf(language), language: LANGUAGES[language] };
      const japan = onlyIn.replace('{{text}}', '').replace('{{places}}', countryNames(['JP'], context));
      const [step = ''] = leaves(chapters).filter((text) => text.startsWith(japan));
      const [first = ''] = step.slice(japan.length);
      expect(first === first.toLowerCase()).toBe(!['en', 'de'].includes(language));
    },
  );
});
