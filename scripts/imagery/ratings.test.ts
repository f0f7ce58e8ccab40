import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ratings } from './ratings.ts';

const here = import.meta.dirname;
const catalogue = ratings();

describe('what is printed on the rendered products', () => {
  it('is what the catalogue says', () => {
    const kept: unknown = JSON.parse(readFileSync(join(here, 'kit', 'ratings.json'), 'utf8'));
    expect(kept, 'run node scripts/imagery/writeRatings.ts and render again').toEqual(catalogue);
  });

  const sources = ['models', 'scenes'].flatMap((folder) =>
    readdirSync(join(here, folder))
      .filter((file) => file.endsWith('.py'))
      .map((file) => join(folder, file)),
  );

  it.each(sources)('%s names models of the catalogue only', (source) => {
    const text = readFileSync(join(here, source), 'utf8');
    for (const [code] of text.matchAll(/\bAV[- ][A-Z]{2}\b(?: [0-9-]+)?/gu)) expect(catalogue).toHaveProperty([code]);
  });

  it('covers the heroes of the range', () => {
    const named = sources.filter((source) => /AV-[A-Z]{2} \d/u.test(readFileSync(join(here, source), 'utf8')));
    expect(named.length).toBeGreaterThanOrEqual(17);
  });
});
