import { expect, it } from 'vitest';

const FILLER = '<p>Text</p>'.repeat(3000);
const PAGE = `<html>${FILLER}<link rel="canonical" href="https://site.example/news"/>${FILLER}</html>`;

it('passes for a text or pattern that occurs, and with `not` for one that does not', () => {
  expect(PAGE).toShow('href="https://site.example/news"');
  expect(PAGE).toShow(/rel="\w+" href/);
  expect(PAGE).not.toShow('href="/legal"');
  expect(PAGE).not.toShow(/rel="\d+"/);
});

it.each([
  ['a text', () => expect(PAGE).toShow('<link rel="canonical" href="https://site.example/legal"/>')],
  ['a pattern', () => expect(PAGE).toShow(/<link rel="canonical" href="[^"]+\/(?:de|fr)\/legal"/)],
  ['an unwanted text', () => expect(PAGE).not.toShow('rel="canonical"')],
  ['an unwanted pattern', () => expect(PAGE).not.toShow(/rel="c\w+"/)],
])('prints only the nearest place if it fails for %s', (_, assert) => {
  expect(assert).toThrow(/^(?=[^]*href="https:\/\/site\.example\/news")[^]{1,700}$/);
});
