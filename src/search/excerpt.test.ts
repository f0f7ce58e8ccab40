import { expect, it } from 'vitest';
import { createAnalyzer } from './analyzer.ts';
import { excerptOf } from './excerpt.ts';
import { passagesOf } from './passagesOf.ts';

it('takes passages, headings and anchors from rendered Markdown', () => {
  const html =
    '<p>One &amp; <em>two</em></p>\n<h2 id="section-1">Data</h2>\n<ul>\n<li>Three</li>\n</ul>\n<table><tbody><tr><td>18</td><td>kWh</td></tr></tbody></table>';
  expect(passagesOf(html)).toEqual([
    { text: 'One & two', anchor: undefined },
    { heading: 'Data', text: '', anchor: 'section-1' },
    { text: 'Three', anchor: 'section-1' },
    { text: '18 kWh', anchor: 'section-1' },
  ]);
});

const shown = (text: string, word: string) =>
  excerptOf(text, createAnalyzer('en').spans(text, new Set([word])))
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

it('cuts a long passage around the first word', () => {
  const text = shown(`${'filler words '.repeat(60)}the warranty ${'and more '.repeat(60)}`, 'warranti');
  expect(text).toMatch(/^…[^[]{1,80}\[warranty\].{50,}…$/);
  expect(text.length).toBeLessThan(260);
});

it('keeps the isolation of a value that it cuts', () => {
  const value = `\u2068${'61.8 kWh '.repeat(40)}\u2069`;
  const text = shown(`${'filler '.repeat(60)}warranty ${value}`, 'warranti');
  expect(text.match(/\u2068/g)).toHaveLength(text.match(/\u2069/g)?.length ?? 0);
});
