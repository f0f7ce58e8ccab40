import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseXml } from '../../scripts/audit/xmlElements.ts';
import { cleanText } from './cleanText.ts';

it.each([
  ['a lone surrogate', 'a\ud800b\udfff', 'a\ufffdb\ufffd'],
  ['a pair of surrogates', '\ud83d\udd0b', '\ud83d\udd0b'],
  ['control characters', 'a\u0000\u0008\u001b[31m\u007f\u009bb', 'a[31mb'],
  ['tabs and line breaks', 'a\tb\r\nc', 'a\tb\r\nc'],
  ['line-breaking control characters', 'one\vtwo\fthree\u0085four', 'one\ntwo\nthree\nfour'],
  ['line and paragraph separators', 'one\u2028two\u2029three', 'one\ntwo\nthree'],
  ['noncharacters', 'a\ufdd0\ufffe\uffff\u{1ffff}b', 'ab'],
  ['bidirectional overrides and embeddings', 'a\u202Ebc\u202C \u202Ad\u202C', 'abc d'],
  ['balanced isolates', '\u2066AV-BP \u2068x\u2069\u2069', '\u2066AV-BP \u2068x\u2069\u2069'],
  ['an isolate that is never closed', 'a\u2067b \u2066c\u2069', 'ab c'],
  ['an isolate that is closed before it begins', 'a\u2069b\u2066', 'ab'],
])('handles %s', (_case, given, clean) => {
  expect(cleanText(given)).toBe(clean);
});

it('turns any text into well-formed XML content that can be URL-encoded', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
      (text) => {
        const clean = cleanText(text);
        expect(() => encodeURIComponent(clean)).not.toThrow();
        expect(() =>
          parseXml(
            `<a>${clean.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</a>`,
          ),
        ).not.toThrow();
        expect(cleanText(clean)).toBe(clean);
      },
    ),
  );
});
