import { expect, test } from 'vitest';
import { ICON_CODES } from '../../src/blocks/contact.ts';
import { brandPositions, brandSprite } from './icons.ts';

test('each brand has a position in the sprite', () => {
  const places = [
    ...brandPositions().matchAll(/\[data-brand='(\w+)'\] \{ --place: calc\((\d+) \* 100% \/ (\d+)\); \}/g),
  ];
  expect(places.map(([, code]) => code).toSorted()).toEqual([...ICON_CODES].toSorted());
  expect(places.map(([, , place]) => Number(place))).toEqual([...places.keys()]);
  expect(new Set(places.map(([, , , last]) => Number(last)))).toEqual(new Set([places.length - 1]));
  expect(brandSprite().match(/<g /g)).toHaveLength(places.length);
});
