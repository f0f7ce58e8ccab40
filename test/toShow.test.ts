import { expect, it } from 'vitest';

const FILLER = '<p>Text</p>'.repeat(3000);
const PAGE = `<html>${FILLER}<link rel="canonical" href="https://site.example/news"/>${FILLER}</html>`;

const failureOf = (assert: () => void): string => {
  try {
    assert();
  } catch (error) {
    return String(error);
  }
  throw new Error('The assertion did not fail');
};

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
  const message = failureOf(assert);
  expect(message).toContain('href="https://site.example/news"');
  expect(message.length).toBeLessThan(700);
});

it('prints the beginning of a text that has no similar place', () => {
  const message = failureOf(() => expect(PAGE).toShow('Ω'));
  expect(message).toContain('begins with\n\n<html><p>');
  expect(message.length).toBeLessThan(500);
});

it('prints the first difference of two long texts', () => {
  const message = failureOf(() => expect(PAGE).toShow(PAGE.replace('news', 'legal')));
  expect(message).toContain('site.example/legal');
  expect(message).toContain('site.example/news');
  expect(message.length).toBeLessThan(800);
});
