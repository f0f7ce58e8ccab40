import type { Figure } from '../../../views/sections/Figures.tsx';
import type { Words } from '../../../views/words.ts';
import { organisation } from '../../organisation.ts';

/** Key figures of the company. */
export function companyFigures({ home, company }: Words): readonly Figure[] {
  const { people, installedGWh, countries, plants, hubs } = organisation.figures;
  return [
    { value: people, caption: company.figures.people },
    { value: installedGWh, unit: 'GWh', caption: home.figures.installed },
    { value: countries, caption: home.figures.countries },
    { value: plants, caption: company.figures.plants },
    { value: hubs, caption: company.figures.hubs },
  ];
}

/** Key figures of the installed products. */
export function productFigures({ home: { figures } }: Words): readonly Figure[] {
  const { installedGWh, countries, cycles, efficiencyPercent, serviceYears } = organisation.figures;
  return [
    { value: installedGWh, unit: 'GWh', caption: figures.installed },
    { value: countries, caption: figures.countries },
    { value: cycles, caption: figures.cycles },
    { value: efficiencyPercent, unit: '%', caption: figures.efficiency },
    { value: serviceYears, caption: figures.service },
  ];
}
