import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ratings } from './ratings.ts';

const here = import.meta.dirname;
const catalog = ratings();

describe('the texts printed on the rendered products', () => {
  const printed: Record<string, unknown> = JSON.parse(readFileSync(join(here, 'kit', 'ratings.json'), 'utf8'));

  it('equal the catalog', () => {
    const current = Object.fromEntries(Object.entries(catalog).filter(([code]) => code in printed));
    expect(printed, 'run writeRatings.ts and render again').toEqual(current);
  });

  const sources = ['models', 'scenes'].flatMap((folder) =>
    readdirSync(join(here, folder))
      .filter((file) => file.endsWith('.py'))
      .map((file) => join(folder, file)),
  );

  it.each(sources)('%s refers only to models in the catalog', (source) => {
    const text = readFileSync(join(here, source), 'utf8');
    for (const [code] of text.matchAll(/\bAV[- ][A-Z]{2}\b(?: [0-9-]+)?/gu)) expect(printed).toHaveProperty([code]);
  });

  it('are on at least 17 products and scenes', () => {
    const named = sources.filter((source) => /AV-[A-Z]{2} \d/u.test(readFileSync(join(here, source), 'utf8')));
    expect(named.length).toBeGreaterThanOrEqual(17);
  });
});
