import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ICON_CODES } from '../../src/blocks/contact.ts';
import { BRANDS, brandSprite } from './icons.ts';

test('the stylesheet has the position of each brand in the sprite', async () => {
  const styles = await readFile('views/elements/BrandIcon.css', 'utf8');
  const places = [...styles.matchAll(/\[data-brand='(\w+)'\] \{\s*--place: (\d+);/g)].map(
    ([, code, place]) => [code, Number(place)],
  );
  expect(places).toEqual(Object.keys(BRANDS).map((code, place) => [code, place]));
  expect(places.map(([code]) => code).toSorted()).toEqual([...ICON_CODES].toSorted());
  // Positions are fractions of the distance from the first to the last.
  expect(styles).toContain(`* 100% / ${places.length - 1})`);
  expect(brandSprite().match(/<g /g)).toHaveLength(places.length);
});
