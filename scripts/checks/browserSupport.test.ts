import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { keysOfScripts, keysOfStyle, unsupported } from './browserSupport.ts';

const OLD = { chrome: '100', firefox: '100', safari: '15' };

it.each([
  ['a { text-wrap: balance; }', ['css.properties.text-wrap', 'css.properties.text-wrap.balance']],
  ['a { inline-size: round(1px, 2px); }', ['css.types.round']],
  ['@starting-style { a { color: red; } }', ['css.at-rules.starting-style']],
  ['@media (scripting: none) { a { color: red; } }', ['css.at-rules.media.scripting']],
  ['a:has(b) { color: red; }', ['css.selectors.has']],
  ['a { color: red; }', []],
])('finds what browsers lack in %s', (css, keys) => {
  expect([...unsupported(keysOfStyle(css), OLD).values()].flat()).toEqual(keys);
});

it('finds globals, members and events that browsers lack in scripts and their imports', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'arcvane-support-'));
  const [entry, imported] = [join(folder, 'entry.ts'), join(folder, 'imported.ts')];
  await writeFile(
    entry,
    `import './imported.ts';
    requestIdleCallback(() => Promise.withResolvers());
    document.body.addEventListener('scrollend', () => document.startViewTransition());`,
  );
  await writeFile(imported, `[2, 1].toSorted(); document.querySelector('a')?.showPopover();`);
  const lib = ['lib.es2024.d.ts', 'lib.dom.d.ts'];
  const options = { target: ts.ScriptTarget.ES2024, lib, types: [], allowImportingTsExtensions: true };
  const found = unsupported(keysOfScripts([entry], options), OLD);
  expect([...found.values()].flat().toSorted()).toEqual([
    'api.Document.startViewTransition',
    'api.Element.scrollend_event',
    'api.HTMLElement.showPopover',
    'api.Window.requestIdleCallback',
    'javascript.builtins.Array.toSorted',
    'javascript.builtins.Promise.withResolvers',
  ]);
  await rm(folder, { recursive: true });
});

it('compares minor versions', () => {
  const withSafari = (safari: string) =>
    unsupported(['css.selectors.has'], { chrome: '131', firefox: '140', safari });
  expect(withSafari('15.3').size).toBe(1);
  expect(withSafari('15.4').size).toBe(0);
  expect(withSafari('16.0').size).toBe(0);
});
