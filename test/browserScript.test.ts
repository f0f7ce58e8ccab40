import { afterAll, beforeAll, expect, it } from 'vitest';
import type { App } from '../src/app.ts';
import { createSite, visit } from './kit/site.ts';

let site: App;
beforeAll(async () => {
  site = await createSite();
});
afterAll(() => site.close());

const addressesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, address = '']) => address.replace(/^[.]/, '/assets'));
const importsOf = async (address: string) => {
  const { text } = await visit(site, address);
  return addressesIn(text, /\bimport\s*(?:[\w{},\s$*]+from\s*)?"([^"]+)"/g);
};

it('a page contains one small script and lists all its modules, so browsers need no second round trip', async () => {
  const { text } = await visit(site, '/news');
  const scripts = [...text.matchAll(/<script ([^>]*)>(.*?)<\/script>/gs)];
  const running = scripts.filter(([, attributes = '']) => !attributes.includes('application/ld+json'));
  expect(running.map(([, attributes]) => attributes)).toEqual(['type="module"']);
  const code = running[0]?.[2] ?? '';
  expect(code).toContain('import(');
  expect(code.length).toBeLessThan(700);

  const [named = ''] = addressesIn(text, / data-modules="([^"]+)"/g);
  const [main = '', ...others] = named.split(' ');
  expect(main).toMatch(/^\/assets\/main-\w+\.js$/);
  const imported = await importsOf(main);
  for (const address of imported) imported.push(...(await importsOf(address)));
  expect(others.toSorted()).toEqual([...new Set(imported)].toSorted());
});

it('pages contain no other inline scripts, no other styles, and no event handlers', async () => {
  for (const path of ['/', '/solutions/detail/battery', '/about-us/carbon-footprint', '/no-such-page']) {
    const { text } = await visit(site, path);
    expect(text.match(/<[^>]* on[a-z]+="/g), path).toBeNull();
    expect(text.match(/<script(?! type="application\/ld\+json")/g), path).toHaveLength(1);
    expect(text.match(/<style|<[^>]* style="/g), path).toEqual(['<style']);
    expect(text.match(/href="javascript:/g), path).toBeNull();
  }
});
