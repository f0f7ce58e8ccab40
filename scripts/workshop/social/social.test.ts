import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LANGUAGE_CODES } from '../../../src/model/codes.ts';
import { inLanguage } from '../../../test/kit/routes.ts';
import { createSite, ROOT, visit } from '../../../test/kit/site.ts';
import { sharp } from '../sharp.ts';
import { headingOf } from './headingOf.ts';
import { KINDS } from './kinds.ts';
import { pictureName } from './pictureName.ts';

const folder = join(ROOT, 'public', 'social');
const pictures = z
  .record(z.string(), z.record(z.string(), z.object({ file: z.string(), title: z.string() })))
  .parse(JSON.parse(readFileSync(join(folder, 'social.json'), 'utf8')));
const files = Object.values(pictures).flatMap((each) => Object.values(each).map(({ file }) => file));

const site = await createSite();

describe('social pictures', () => {
  it.each(LANGUAGE_CODES)(
    'show the current headings in %s; if this fails, run `npm run social`',
    async (code) => {
      const stale: string[] = [];
      for (const [path, inLanguages] of Object.entries(pictures)) {
        const { text } = await visit(site, inLanguage(path, code));
        const [title, heading] = [inLanguages[code]?.title, headingOf(text)];
        if (title !== heading) stale.push(`${path}: ${title} is now ${heading}`);
      }
      expect(stale).toEqual([]);
      expect(Object.keys(pictures).length).toBeGreaterThan(25);
    },
  );

  it('are current in colors, logo and render; if this fails, run `npm run social`', () => {
    const wanted = KINDS.flatMap(({ path, render }) => {
      const bytes = readFileSync(join(ROOT, 'scripts/workshop/imagery/renders', `${render}.webp`));
      return LANGUAGE_CODES.map((code) =>
        pictureName(path, pictures[path]?.[code]?.title ?? '', code, bytes),
      );
    });
    expect(files.toSorted()).toEqual(wanted.toSorted());
  });

  it('are complete without leftovers, each 1200 × 630 and below 90 kB', async () => {
    expect(readdirSync(folder).toSorted()).toEqual([...files, 'social.json'].toSorted());
    for (const file of files) {
      const { width, height, format, size } = await sharp(readFileSync(join(folder, file))).metadata();
      expect({ width, height, format }, file).toEqual({ width: 1200, height: 630, format: 'jpeg' });
      expect(size, file).toBeLessThan(90_000);
    }
  });
});
