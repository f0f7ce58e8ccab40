import { expect, test } from 'vitest';
import { GOALS, mediansOf, missed, readFigures } from './figures.ts';

const audits = {
  'largest-contentful-paint': { numericValue: 1060 },
  'first-contentful-paint': { numericValue: 760 },
  'cumulative-layout-shift': { numericValue: 0 },
  'total-blocking-time': { numericValue: 10 },
  metrics: { details: { items: [{ observedFirstContentfulPaint: 200 }, {}] } },
  'network-requests': {
    details: {
      items: [
        { url: '/', resourceType: 'Document', transferSize: 2048, networkRequestTime: 0 },
        { url: '/a.css', resourceType: 'Stylesheet', transferSize: 1024, networkRequestTime: 50 },
        { url: '/a.js', resourceType: 'Script', transferSize: 512, networkRequestTime: 300 },
      ],
    },
  },
};
const report = (changed = {}) =>
  JSON.stringify({ categories: { performance: { score: 1 } }, audits: { ...audits, ...changed } });

test('the figures of a report are scores, times, and sizes in KB', () => {
  expect(readFigures(report())).toMatchObject({
    performance: 100,
    fcp: 760,
    lcp: 1060,
    firstView: 3,
    kilobytes: 3.5,
    css: 1,
    js: 0.5,
    fonts: 0,
  });
});

test('each figure has its own median', () => {
  const runs = [
    { 'first-contentful-paint': { numericValue: 900 } },
    { 'largest-contentful-paint': { numericValue: 1300 } },
    {},
  ];
  expect(mediansOf(runs.map((changed) => readFigures(report(changed))))).toMatchObject({
    fcp: 760,
    lcp: 1060,
  });
});

test('a figure beyond its goal, or missing, is reported', () => {
  const figures = mediansOf([readFigures(report())]);
  expect(missed(figures, GOALS.plain)).toEqual([]);
  expect(missed({ ...figures, fcp: 800.5, performance: 99 }, GOALS.plain)).toEqual([
    'performance is 99, should be at least 100',
    'fcp is 800.5, should be at most 800',
  ]);
  expect(missed(figures, GOALS.tls)).toEqual([
    'accessibility is NaN, should be at least 100',
    'best-practices is NaN, should be at least 100',
    'seo is NaN, should be at least 100',
  ]);
});
