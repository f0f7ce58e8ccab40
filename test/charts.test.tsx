import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BarChart } from '../views/sections/BarChart.tsx';
import { LineChart } from '../views/sections/LineChart.tsx';
import { RenderContextProvider } from '../views/renderContext.tsx';
import { contextOf } from './kit/words.ts';

const drawn = (chart: ReactNode) =>
  renderToStaticMarkup(
    <RenderContextProvider value={contextOf('en', 'desktop')}>{chart}</RenderContextProvider>,
  );

/** The first capture group of every match. */
const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => value);

describe('a bar chart', () => {
  const html = drawn(
    <BarChart
      caption="Caption"
      heads={['Year', 'People']}
      bars={[
        { label: '2018', value: 50 },
        { label: '2022', value: 1250.5 },
        { label: '2026', value: 0 },
      ]}
    />,
  );

  it('scales each bar to the largest value', () => {
    expect(found(html, /<rect width="([\d.]+)%"/g)).toEqual(['4', '100', '0']);
  });

  it('shows the same values beside the bars and in its table', () => {
    const values = ['50', '1,250.5', '0'];
    expect(found(html, /bar-chart-value">([^<]*)</g)).toEqual(values);
    expect(found(html, /<td><bdi>([^<]*)</g)).toEqual(values);
    expect(found(html, /<th scope="row">([^<]*)</g)).toEqual(['2018', '2022', '2026']);
    expect(found(html, /<th scope="col">([^<]*)</g)).toEqual(['Year', 'People']);
  });
});

describe('a line chart', () => {
  const html = drawn(
    <LineChart
      caption="Caption"
      axis={{ label: 'Cycles', places: [0, 500, 2000], named: [0, 2000] }}
      scale={{ label: 'capacity', lines: [80, 100] }}
      series={[
        { name: 'Cool', values: [100, 95, 90] },
        { name: 'Hot', values: [100, 80] },
      ]}
    />,
  );

  it('draws a circle at every vertex of its lines', () => {
    const points = found(html, /<polyline points="([^"]*)"/g).map((line) => line.split(' '));
    const circles = [...html.matchAll(/<circle cx="([\d.]+)%" cy="([\d.]+)%"/g)].map(
      ([, x, y]) => `${x},${y}`,
    );
    expect(points.flat()).toEqual(circles);
    expect(points.map(({ length }) => length)).toEqual([3, 2]);
  });

  it('positions points proportionally on both axes', () => {
    const [cool = '', hot = ''] = found(html, /<polyline points="([^"]*)"/g);
    const [top, bottom] = found(html, /<line x2="100%" y1="([\d.]+)%"/g)
      .map(Number)
      .toReversed();
    const places = cool.split(' ').map((point) => point.split(',').map(Number));
    expect(places.map(([x]) => x)).toEqual([0, 25, 100]);
    // 90 lies halfway between the grid lines at 80 and 100.
    expect(places.at(-1)?.[1]).toBeCloseTo(((top ?? 0) + (bottom ?? 0)) / 2, 1);
    expect(hot).toBe(`0,${top} 25,${bottom}`);
  });

  it('lists every value in its table, with a dash for missing values', () => {
    expect(found(html, /<td><bdi>([^<]*)</g)).toEqual(['100', '100', '95', '80', '90', '–']);
    expect(found(html, /<th scope="row">([^<]*)</g)).toEqual(['0', '500', '2,000']);
  });
});
