import { expect, it } from 'vitest';
import { contextOf, translate } from '../../../test/kit/words.ts';
import { offered, READ_FORM } from './sizingForms.ts';
import { resultOf } from './sizingResult.ts';

it('a model that can no longer be ordered is not proposed; if only it fits, the result says so and names its successor', () => {
  const form = READ_FORM.peakShaving(new URLSearchParams('target=400&peak=800&hours=2&base=250'), 'en');
  const context = contextOf('fr', 'desktop');
  const proposalFor = (sold: readonly string[]) =>
    resultOf(
      offered(form, ({ name }) => sold.includes(name)),
      {
        id: 'peakShaving',
        path: '/solutions',
        ranges: {},
        installed: 'kWh',
        facts: [],
        stands: false,
      },
      { context, siteUrl: '' },
    ).proposal;
  expect(proposalFor(['AV-SC 102', 'AV-SC 233', 'AV-SC 261']).title).toContain('AV-SC 233');
  expect(proposalFor(['AV-SC 102', 'AV-SC 261']).title).toContain('AV-SC 261');
  const { title, text, to } = proposalFor(['AV-SC 102']);
  expect([title, to]).toEqual([context.words.sizing.proposal.none, undefined]);
  const { isolate } = context.format;
  expect(text).toBe(
    translate.fr('sizing:proposal.ended', {
      name: isolate('6 × AV-SC 233'),
      successor: isolate('AV-SC 261'),
    }),
  );
});
