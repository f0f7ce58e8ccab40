import { expect, it } from 'vitest';
import { fill } from './fill.ts';

it('fills all placeholders of a text, or names the one without a value', () => {
  expect(fill('{{weight}}. {{ weight }}!', { weight: '26 kg' })).toBe('26 kg. 26 kg!');
  expect(() => fill('{{weight}} at {{speed}}', { weight: '$&' })).toThrow('There is no value for {{speed}}');
  expect(() => fill('{{safety.verify}}', {})).toThrow('There is no value for {{safety.verify}}');
});
