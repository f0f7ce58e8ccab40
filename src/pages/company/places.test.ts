import { describe, expect, it } from 'vitest';
import { words } from '../../../test/kit/words.ts';
import { LANGUAGE_CODES } from '../../model/codes.ts';
import { organization } from '../../organization.ts';
import { mapPlaces, placeOnMap } from './places.ts';
import { AGING_CAPACITY, AGING_CYCLES } from './technicalStrength.ts';

describe('the map', () => {
  it.each(LANGUAGE_CODES)('shows every site away from the edges, with its name in %s', (code) => {
    const places = mapPlaces(words[code]);
    for (const { x, y, name } of places) {
      expect(Math.min(x, y, 1 - x, 1 - y), name).toBeGreaterThan(0.05);
      expect(name).not.toBe('');
    }
    expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
  });

  it('has east on the right, north at the top, and the numbers of plants and hubs in the company figures', () => {
    expect(placeOnMap(20, 50).x).toBeGreaterThan(placeOnMap(10, 50).x);
    expect(placeOnMap(10, 50).y).toBeLessThan(placeOnMap(10, 40).y);
    const kinds = mapPlaces(words.en).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'plant')).toHaveLength(organization.figures.plants);
    // The head office is also a hub.
    expect(kinds.filter((kind) => kind !== 'plant')).toHaveLength(organization.figures.hubs);
  });
});

describe('the chart data', () => {
  it('ends with the figures that the texts quote', () => {
    const { agingTest, patentFamilies, allPatentFamilies, researchers, researchersByYear } =
      organization.figures;
    expect(researchersByYear.at(-1)).toEqual(['2026', researchers]);
    expect(Object.values(patentFamilies).reduce((sum, count) => sum + count, 0)).toBe(allPatentFamilies);
    expect(AGING_CYCLES[AGING_CAPACITY.at45.length - 1]).toBe(agingTest.hotCycles);
    expect(AGING_CYCLES).toHaveLength(AGING_CAPACITY.at25.length);
  });

  it('of the emissions match the report: 41 % less than in 2019, target 70 %', () => {
    const { report, siteEmissions, siteEmissionsTarget } = organization.figures;
    expect(siteEmissions.at(-1)).toEqual(['2025', 18_600]);
    expect(report.siteEmissionsCut.value).toBe(41);
    expect(siteEmissionsTarget).toBe(9_450);
  });
});
