import { numbersIn } from '../model/value.ts';
import type { Family, RowKey } from './family.ts';
import { modelsWith } from './features.ts';

/** EU acts that a declaration of conformity may cite; their titles are in `documents.json`. */
export type Act =
  'batteries' | 'machinery' | 'lowVoltage' | 'emc' | 'radio' | 'connectedRadio' | 'hazardousSubstances';

type NumberedAct = readonly [kind: 'regulation' | 'directive' | 'communityDirective', number: string];

/** Kinds and numbers of the acts; each language writes the numbers of a kind in its own way. */
export const ACT_NUMBERS: Readonly<Record<Act, NumberedAct>> = {
  batteries: ['regulation', '2023/1542'],
  machinery: ['communityDirective', '2006/42'],
  lowVoltage: ['directive', '2014/35'],
  emc: ['directive', '2014/30'],
  radio: ['directive', '2014/53'],
  connectedRadio: ['regulation', '2022/30'],
  hazardousSubstances: ['directive', '2011/65'],
};

/** Rated voltages of equipment in the scope of Directive 2014/35/EU, in volts. */
const DC_SCOPE = [75, 1500] as const;
const AC_SCOPE = [50, 1000] as const;
const DC_ROWS: readonly RowKey[] = [
  'voltageRange',
  'nominalVoltage',
  'dcVoltage',
  'systemVoltage',
  'solarVoltage',
];
const AC_ROWS: readonly RowKey[] = ['gridVoltage', 'inputVoltage', 'outputVoltage'];

/** The models to which each act applies. */
const APPLIES: Readonly<Record<Act, (family: Family) => readonly string[]>> = {
  batteries: (family) => modelsWith(family, 'battery'),
  // A motor with its gearbox is partly completed machinery; a motor alone is not.
  machinery: (family) => modelsWith(family, 'gear'),
  // The directives on radio equipment and on machinery include its requirements; the former, those of EMC, too.
  lowVoltage: (family) =>
    withoutRadio(family).filter(
      (model) =>
        (!modelsWith(family, 'gear').includes(model) && isRated(family, model, DC_ROWS, DC_SCOPE)) ||
        isRated(family, model, AC_ROWS, AC_SCOPE),
    ),
  emc: withoutRadio,
  radio: (family) => modelsWith(family, 'radio'),
  // All our radio equipment can be connected to the internet.
  connectedRadio: (family) => modelsWith(family, 'radio'),
  // Batteries are outside its scope; equipment with a battery in it is not.
  hazardousSubstances: ({ manual, models }) => (manual === 'pack' || manual === 'module' ? [] : models),
};

/** The acts that the declaration of a product cites, with the models that each applies to. */
export function actsOf(family: Family): readonly (readonly [act: Act, models: readonly string[]])[] {
  return (Object.keys(APPLIES) as Act[])
    .map((act) => [act, APPLIES[act](family)] as const)
    .filter(([, models]) => models.length > 0);
}

function withoutRadio(family: Family): readonly string[] {
  const radios = modelsWith(family, 'radio');
  return family.models.filter((model) => !radios.includes(model));
}

/** Whether one of the rows has a voltage of the model in the range. */
function isRated(
  { models, rows }: Family,
  model: string,
  keys: readonly RowKey[],
  [min, max]: readonly [number, number],
): boolean {
  return rows
    .filter(({ key }) => keys.includes(key))
    .flatMap(({ values }) => values.slice(models.indexOf(model)).slice(0, 1).flatMap(numbersIn))
    .some((voltage) => voltage >= min && voltage <= max);
}
