import { expect, it } from 'vitest';
import { createAnalyzer } from './analyzer.ts';
import { excerptOf } from './excerpt.ts';
import { bestPassage, decodeTerms, encodeTerms, passageTermsOf } from './passageTerms.ts';
import type { SearchDocument } from './searchDocument.ts';
import { passagesOf } from './passagesOf.ts';

const HTML = `<header><p class="kicker">Pack</p><h1>Forklift pack</h1><p>Lead &amp; more</p></header>
<nav><a href="/">Home</a></nav><form><label>Search</label></form><svg><text>no</text></svg>
<section id="data"><h2>Tech\u00adnical data</h2><table><tr><th>Energy</th><td>18 kWh</td><td>27 kWh</td></tr></table></section>
<section id="_R_1_"><ul><li>One</li><li>Two <span class="visually-hidden">hidden</span></li></ul>
<a class="button button-primary" href="/x">Ask</a></section>`;

it('takes passages, headings and anchors from HTML', () => {
  expect(passagesOf(HTML)).toEqual({
    headings: ['Forklift pack', 'Technical data'],
    passages: [
      { text: 'Pack', anchor: undefined },
      { text: 'Lead & more', anchor: undefined },
      { text: 'Energy · 18 kWh · 27 kWh', anchor: 'data' },
      { text: 'One', anchor: undefined },
      { text: 'Two', anchor: undefined },
    ],
  });
});

const found = (query: string, passages: readonly string[], description = 'About warranty') => {
  const analyzer = createAnalyzer('en');
  const document: SearchDocument = {
    id: 'x',
    kind: 'page',
    path: '/x',
    isFile: false,
    title: 'Title',
    description,
    codes: [],
    headings: [],
    passages: passages.map((text, index) => ({ text, anchor: `p${index}` })),
  };
  const terms = new Set(analyzer.words(query).map(({ term }) => term));
  const stored = decodeTerms(encodeTerms(passageTermsOf(document, analyzer)));
  const { text: passage, anchor } = bestPassage(document, stored, terms);
  const parts = excerptOf(passage, analyzer.spans(passage, terms));
  return { text: parts.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join(''), anchor };
};

it('shows the passage with the most words of the query', () => {
  expect(found('battery warranty', ['The battery', 'Warranty of batteries'])).toEqual({
    text: '[Warranty] of [batteries]',
    anchor: 'p1',
  });
});

it('shows the description if no passage has more words', () => {
  expect(found('warranty', ['The warranty'])).toEqual({ text: 'About [warranty]', anchor: undefined });
});

it('cuts a long passage around the first word', () => {
  const { text } = found(
    'warranty',
    [`${'filler words '.repeat(60)}the warranty ${'and more '.repeat(60)}`],
    'None',
  );
  expect(text).toMatch(/^…[^[]{1,80}\[warranty\].{50,}…$/);
  expect(text.length).toBeLessThan(260);
});
