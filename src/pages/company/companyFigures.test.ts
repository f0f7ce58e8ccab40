import { expect, it } from 'vitest';
import { highest } from './companyFigures.ts';

it('takes the highest figure among the models of a family', () => {
  expect(highest('container', 'dcEfficiency')).toBe(96.4);
  expect(highest('battery', 'voltageRange')).toBe(432);
  expect(highest('battery', 'cycleLife')).toBe(6000);
});

it('names a row without figures, and one that the family lacks', () => {
  expect(() => highest('battery', 'chemistry')).toThrow('battery has no figure in its row chemistry');
  expect(() => highest('battery', 'outlets')).toThrow('battery has no figure in its row outlets');
});
