import type { Figure } from '../../views/sections/Figures.tsx';
import type { Words } from '../../views/words.ts';
import { organisation } from '../organisation.ts';

/** Key figures of the installed products, for the home page. */
export function companyFigures({ home: { figures } }: Words): readonly Figure[] {
  const { installedGWh, countries, cycles, efficiencyPercent, serviceYears } = organisation.figures;
  return [
    { value: installedGWh, unit: 'GWh', caption: figures.installed },
    { value: countries, caption: figures.countries },
    { value: cycles, caption: figures.cycles },
    { value: efficiencyPercent, unit: '%', caption: figures.efficiency },
    { value: serviceYears, caption: figures.service },
  ];
}
