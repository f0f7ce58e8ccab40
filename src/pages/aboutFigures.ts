import type { Figure } from '../../views/sections/Figures.tsx';
import type { Words } from '../../views/words.ts';
import { organisation } from '../organisation.ts';

/** Key figures of the company for the pages below `/about-us`. */
export function aboutFigures({ home, company }: Words): Figure[] {
  const { people, installedGWh, countries, plants, hubs } = organisation.figures;
  return [
    { value: people, caption: company.figures.people },
    { value: installedGWh, unit: 'GWh', caption: home.figures.installed },
    { value: countries, caption: home.figures.countries },
    { value: plants, caption: company.figures.plants },
    { value: hubs, caption: company.figures.hubs },
  ];
}
