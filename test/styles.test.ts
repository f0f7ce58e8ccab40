import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { App } from '../src/app.ts';
import { toDesktop, toMobile } from '../src/redirect/paths.ts';
import { createSite, DESKTOP, PHONE, ROOT, visit, withoutTemplates } from './kit/site.ts';
import { ALL_PATHS } from './kit/walk.ts';

let site: App;
beforeAll(async () => {
  site = await createSite();
});
afterAll(() => site.close());

const STYLES = join(ROOT, 'client', 'styles');

/** The files that a stylesheet of `client/styles` imports, directly or indirectly. */
function importedBy(sheet: string): string[] {
  const entry = readFileSync(join(STYLES, sheet), 'utf8');
  const files = [...entry.matchAll(/@import '\.\/([^']+)'/g)].map(([, file = '']) => file);
  return files.flatMap((file) => (file.includes('/') ? [file] : [file, ...importedBy(file)]));
}

/** The classes at the start of selectors in the files that a stylesheet imports. */
function classesOf(sheet: string): Set<string> {
  const css = importedBy(sheet).map((file) =>
    readFileSync(join(STYLES, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
  );
  const selectors = css.join('\n').matchAll(/^\s*\.([a-z][\w-]*)[^;{}]*[{,]/gim);
  return new Set([...selectors].map(([, name = '']) => name));
}

describe('the additional stylesheets', () => {
  const DEVICES = [
    { name: 'desktop', sheet: 'desktop', userAgent: DESKTOP, at: toDesktop },
    { name: 'phone', sheet: 'mobile', userAgent: PHONE, at: toMobile },
  ];

  it.each(DEVICES)(
    'are linked on a $name only by pages that need them',
    async ({ sheet: first, userAgent, at }) => {
      const main = classesOf(`${first}.css`);
      const sheets = ['product', 'solution', 'reading'].map((sheet) => ({
        sheet,
        classes: new Set([...classesOf(`${sheet}.css`)].filter((name) => !main.has(name))),
      }));
      for (const { classes } of sheets) expect(classes.size).toBeGreaterThan(5);
      expect(sheets.reduce((sum, { classes }) => sum + classes.size, 0)).toBeGreaterThan(75);
      const faults: string[] = [];
      let spared = 0;
      for (const path of new Set([...[...ALL_PATHS, '/privacy/cookies'].map(at), '/no-such-page'])) {
        const { text } = await visit(site, path, { userAgent });
        if (!text.startsWith('<!')) continue;
        const names = [...withoutTemplates(text).matchAll(/ class="([^"]+)"/g)].flatMap(([, all = '']) =>
          all.split(' '),
        );
        for (const { sheet, classes } of sheets) {
          const needing = names.filter((name) => classes.has(name));
          const isThere = text.includes(`<link rel="stylesheet" href="/assets/${sheet}-`);
          if (needing.length > 0 && !isThere) faults.push(`${path} lacks ${sheet} for ${needing.join(', ')}`);
          if (needing.length === 0 && isThere) faults.push(`${path} does not need ${sheet}`);
          if (!isThere) spared += 1;
        }
      }
      expect(faults).toEqual([]);
      expect(spared).toBeGreaterThan(20);
    },
  );

  it.each(['desktop', 'mobile'])('keep the main stylesheet of the %s layout within 9 KiB', (sheet) => {
    const { files } = z
      .object({ files: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync(join(ROOT, 'build', 'manifest.json'), 'utf8')));
    const sent = statSync(join(ROOT, 'build', 'browser', 'assets', `${files[`${sheet}.css`]}.br`)).size;
    expect(sent).toBeLessThanOrEqual(9 * 1024);
  });

  it('and the main ones import every section, element and frame file once', () => {
    const [desktop, mobile] = [importedBy('desktop.css'), importedBy('mobile.css')];
    const imported = [
      ...desktop,
      ...mobile.filter((file) => !desktop.includes(file)),
      ...['product.css', 'solution.css', 'reading.css'].flatMap(importedBy),
    ];
    const files = ['elements', 'sections', 'frames'].flatMap((folder) =>
      readdirSync(join(STYLES, folder)).map((file) => `${folder}/${file}`),
    );
    expect(imported.filter((file) => file.includes('/')).toSorted()).toEqual(files.toSorted());
    expect(desktop).not.toContain('frames/MobileFrame.css');
    expect(mobile).not.toContain('frames/DesktopFrame.css');
  });
});
