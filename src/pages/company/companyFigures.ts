import type { Figure } from '../../../views/sections/Figures.tsx';
import type { Words } from '../../model/words.ts';
import { familyOf, type ProductId } from '../../catalog/catalog.ts';
import { spanOf } from '../../catalog/dataTable.ts';
import { numbersIn } from '../../model/value.ts';
import type { RowKey } from '../../catalog/family.ts';
import { organization } from '../../organization.ts';

const { installed, countries, people, plants, hubs, spareParts } = organization.figures;

/** Key figures of the company. */
export function companyFigures({ home, company: { figures, counters } }: Words): readonly Figure[] {
  return [
    { value: people, unit: counters.people, caption: figures.people },
    { ...installed, caption: home.figures.installed },
    { value: countries, unit: counters.countries, caption: home.figures.countries },
    { value: plants, unit: counters.plants, caption: figures.plants },
    { value: hubs, unit: counters.hubs, caption: figures.hubs },
  ];
}

/** Key figures of the installed products. */
export function productFigures({ home: { figures }, company: { counters } }: Words): readonly Figure[] {
  return [
    { ...installed, caption: figures.installed },
    { value: countries, unit: counters.countries, caption: figures.countries },
    { value: highest('battery', 'cycleLife'), unit: counters.cycles, caption: figures.cycles },
    { value: highest('container', 'dcEfficiency'), unit: '%', caption: figures.efficiency },
    { value: spareParts.value, unit: counters.years, caption: figures.service },
  ];
}

/** The highest value among the models of a family. @throws {Error} if the row has no numbers */
export function highest(id: ProductId, key: RowKey): number {
  const row = familyOf(id).rows.find((candidate) => candidate.key === key);
  const span = row && spanOf(row);
  const value = span === undefined ? undefined : numbersIn(span).at(-1);
  if (value === undefined) throw new Error(`${id} has no figure in its row ${key}`);
  return value;
}
