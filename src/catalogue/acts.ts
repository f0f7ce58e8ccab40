import { type Family, numbersIn, type RowKey } from './family.ts';
import { hasFeature } from './features.ts';

/** EU acts that a declaration of conformity may cite; their titles are in `documents.json`. */
export type Act = 'batteries' | 'lowVoltage' | 'emc' | 'radio' | 'hazardousSubstances';

type NumberedAct = readonly [kind: 'regulation' | 'directive', number: string];

/** Kinds and numbers of the acts; each language writes the numbers of a kind in its own way. */
export const ACT_NUMBERS: Readonly<Record<Act, NumberedAct>> = {
  batteries: ['regulation', '2023/1542'],
  lowVoltage: ['directive', '2014/35'],
  emc: ['directive', '2014/30'],
  radio: ['directive', '2014/53'],
  hazardousSubstances: ['directive', '2011/65'],
};

/** Lower limits of Directive 2014/35/EU in volts: 75 V for direct, 50 V for alternating current. */
const DC_LIMIT = 75;
const AC_LIMIT = 50;
const DC_ROWS: readonly RowKey[] = [
  'voltageRange',
  'nominalVoltage',
  'dcVoltage',
  'systemVoltage',
  'solarVoltage',
];
const AC_ROWS: readonly RowKey[] = ['gridVoltage', 'inputVoltage', 'outputVoltage'];

const isRadio = (family: Family) => hasFeature(family, 'radio');

/** When each act applies to a product. */
const APPLIES: Readonly<Record<Act, (family: Family) => boolean>> = {
  batteries: (family) => hasFeature(family, 'battery'),
  // The directive on radio equipment includes the requirements of the low voltage and EMC directives.
  lowVoltage: (family) =>
    !isRadio(family) && (highest(family, DC_ROWS) >= DC_LIMIT || highest(family, AC_ROWS) >= AC_LIMIT),
  emc: (family) => !isRadio(family),
  radio: isRadio,
  // Batteries are outside its scope; equipment with a battery in it is not.
  hazardousSubstances: ({ manual }) => manual !== 'pack' && manual !== 'module',
};

/** The acts that the declaration of a product cites. */
export function actsOf(family: Family): readonly Act[] {
  return (Object.keys(APPLIES) as Act[]).filter((act) => APPLIES[act](family));
}

function highest({ rows }: Family, keys: readonly RowKey[]): number {
  const values = rows.filter(({ key }) => keys.includes(key)).flatMap((row) => row.values);
  return Math.max(0, ...values.flatMap(numbersIn));
}
