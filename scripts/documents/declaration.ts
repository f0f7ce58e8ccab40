import type { Words } from '../../views/words.ts';
import { organisation } from '../../src/organisation.ts';
import { fillPlaceholders } from './fillPlaceholders.ts';
import type { ManualKind } from '../../src/catalogue/family.ts';

type Act = keyof Words['documents']['declaration']['acts'];

/** Numbers of the EU acts that a declaration may cite. */
const NUMBERS: Readonly<Record<Act, string>> = {
  batteries: '(EU) 2023/1542',
  lowVoltage: '2014/35/EU',
  emc: '2014/30/EU',
  radio: '2014/53/EU',
  hazardousSubstances: '2011/65/EU',
};

/** Radio equipment is exempt from the low voltage and EMC directives: its own directive includes their requirements. */
const ACTS: Readonly<Record<ManualKind, readonly Act[]>> = {
  traction: ['batteries', 'emc'],
  component: ['lowVoltage', 'emc', 'hazardousSubstances'],
  charging: ['radio', 'hazardousSubstances'],
  storage: ['batteries', 'lowVoltage', 'emc', 'hazardousSubstances'],
  portable: ['batteries', 'lowVoltage', 'emc', 'hazardousSubstances'],
  software: ['radio', 'hazardousSubstances'],
};

interface Input {
  readonly words: Words['documents']['declaration'];
  readonly kind: ManualKind;
  readonly name: string;
  readonly series: string;
  readonly models: string;
  readonly date: string;
  /** Isolates a number or code from the text direction around it (right-to-left languages only). */
  readonly apart: (text: string) => string;
}

/** Texts of a declaration of conformity, after the model of Decision 768/2008/EC, annex III. */
export function declarationParts({ words, kind, name, series, models, date, apart }: Input) {
  const fill = (text: string, values: Readonly<Record<string, string>>) =>
    fillPlaceholders(text, (name) => values[name]);
  return {
    title: words.title,
    manufacturer: words.manufacturer,
    responsibility: words.responsibility,
    object: words.object,
    models: fill(words.models, { name, series, models }),
    legislation: words.legislation,
    conforms: words.conforms,
    acts: ACTS[kind].map((act) => fill(words.acts[act], { number: apart(NUMBERS[act]) })),
    standards: words.standards,
    validity: words.validity,
    signed: fill(words.signed, { manufacturer: apart(organisation.legalName) }),
    place: fill(words.place, { place: apart(organisation.address.addressLocality), date }),
    signatory: apart(organisation.signatory),
    position: words.signatory,
  };
}
