import type { Words } from '../../src/model/words.ts';
import { ACT_NUMBERS, actsOf } from '../../src/catalog/acts.ts';
import type { Family } from '../../src/catalog/family.ts';
import { fill } from '../../src/common/fill.ts';
import { organization } from '../../src/organization.ts';

interface Input {
  readonly words: Words['documents']['declaration'];
  readonly family: Family;
  readonly name: string;
  readonly series: string;
  /** Makes the list of the names of models. */
  readonly join: (models: readonly string[]) => string;
  /** Place of the signature, as running text names it. */
  readonly city: string;
  readonly date: string;
  /** Isolates a number or code from the text direction around it (right-to-left languages only). */
  readonly apart: (text: string) => string;
}

/** Texts of a declaration of conformity, after the model of Decision 768/2008/EC, annex III. */
export function declarationParts({ words, family, name, series, join, city, date, apart }: Input) {
  return {
    title: words.title,
    manufacturer: words.manufacturer,
    responsibility: words.responsibility,
    object: words.object,
    models: fill(words.models, { name, series, models: join(family.models) }),
    legislation: words.legislation,
    conforms: words.conforms,
    acts: actsOf(family).map(([id, models]) => {
      const [kind, number] = ACT_NUMBERS[id];
      const act = fill(words.acts[id], { number: apart(fill(words.actNumbers[kind], { number })) });
      return models.length < family.models.length ? fill(words.actFor, { act, models: join(models) }) : act;
    }),
    standards: words.standards,
    validity: words.validity,
    signed: fill(words.signed, { manufacturer: apart(organization.legalName) }),
    place: fill(words.place, { city, date }),
    signatures: [
      { name: apart(words.signatoryName), position: words.signatory },
      { name: apart(organization.secondSignatory), position: words.secondSignatory },
    ],
  };
}
