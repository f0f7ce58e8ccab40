import type { Metafile } from 'esbuild';
import { expect, it } from 'vitest';
import { sheetsOfPageViews } from './styleSheets.ts';

const graph = (imports: Record<string, readonly string[]>): Metafile['inputs'] =>
  Object.fromEntries(
    Object.entries(imports).map(([path, imported]) => [
      path,
      { bytes: 1, imports: imported.map((each) => ({ path: each, kind: 'import-statement' as const })) },
    ]),
  );

const SHEETS = graph({
  'client/styles/desktop.css': ['client/styles/main.css'],
  'client/styles/mobile.css': ['client/styles/main.css'],
  'client/styles/main.css': ['views/elements/links.css'],
  'client/styles/reading.css': ['views/sections/TextPage.css', 'views/sections/Steps.css'],
  'client/styles/finder.css': ['views/sections/DataTable.css'],
  'client/styles/search.css': ['views/sections/SearchForm.css'],
});

it('a page view needs the shared sheets of the components that it imports, directly or indirectly', () => {
  const server = graph({
    'src/main.ts': ['views/pages/home/HomePage.tsx', 'views/pages/solutions/ProductPage.tsx'],
    'views/pages/home/HomePage.tsx': ['views/elements/links.tsx', 'react'],
    'views/pages/solutions/ProductPage.tsx': ['views/sections/TextPage.tsx', 'views/sections/ValueTable.tsx'],
    'views/sections/ValueTable.tsx': ['views/sections/DataTable.tsx', 'views/elements/links.tsx'],
    'views/sections/DataTable.tsx': ['views/sections/ValueTable.tsx'],
    'views/sections/TextPage.tsx': [],
    'views/elements/links.tsx': [],
  });
  expect(sheetsOfPageViews(server, SHEETS)).toEqual({ HomePage: [], ProductPage: ['reading', 'finder'] });
});
