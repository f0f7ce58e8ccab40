import { resolve } from 'node:path';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../locale/codes.ts';
import { loadLocales } from '../../locale/i18n.ts';
import { organisation } from '../../organisation.ts';
import { mapPlaces, placeOnMap } from './places.ts';
import { AGEING_CAPACITY, AGEING_CYCLES, PATENT_FAMILIES, RESEARCHERS } from './technicalStrength.ts';

const { words } = await loadLocales(
  resolve(import.meta.dirname, '../../../locales'),
  pino({ level: 'silent' }),
);

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
    expect(kinds.filter((kind) => kind === 'plant')).toHaveLength(organisation.figures.plants);
    // The head office is also a hub.
    expect(kinds.filter((kind) => kind !== 'plant')).toHaveLength(organisation.figures.hubs);
  });
});

describe('the chart data', () => {
  it.each(LANGUAGE_CODES)('matches the texts in %s', (code) => {
    const { research, patents } = words[code].technicalStrength;
    expect(research.text).toContain(String(RESEARCHERS.at(-1)?.[1]));
    const families = Object.values(PATENT_FAMILIES).reduce((sum, count) => sum + count, 0);
    expect(patents.text).toContain(String(families));
    const ends = [AGEING_CAPACITY.at25.at(-1), AGEING_CYCLES[AGEING_CAPACITY.at45.length - 1]];
    const said = words[code].company.ageing.text.replace(/(\d)[.,\s\u202f\u00a0](\d)/g, '$1.$2');
    expect(ends).toEqual([81.2, 3900]);
    expect(said).toContain('81.2');
    expect(said.replaceAll('.', '')).toContain('3900');
  });
});
