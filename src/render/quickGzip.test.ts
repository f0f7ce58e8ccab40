import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createQuickGzip } from './quickGzip.ts';

it('compresses each body independently, one after the other and at the same time', async () => {
  const compress = createQuickGzip();
  const bodies = Array.from({ length: 9 }, (_, number) =>
    Buffer.from(`page ${number} `.repeat(1 + number * 9000)),
  );
  const inTurn: Buffer[] = [];
  for (const body of bodies) inTurn.push(await compress(body));
  expect(inTurn.map((bytes) => gunzipSync(bytes))).toEqual(bodies);
  expect(await Promise.all(bodies.map(compress))).toEqual(inTurn);
});
