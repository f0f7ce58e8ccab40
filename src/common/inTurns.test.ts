import { setImmediate } from 'node:timers';
import { expect, it } from 'vitest';
import { mapInTurns } from './inTurns.ts';

it('yields to other requests between items that take long', async () => {
  const events: string[] = [];
  const slow = (item: string) => {
    setImmediate(() => events.push(`request during ${item}`));
    for (const end = performance.now() + 10; performance.now() < end;);
    events.push(item);
    return item.toUpperCase();
  };
  expect(await mapInTurns(['a', 'b'], slow)).toEqual(['A', 'B']);
  expect(events).toEqual(['a', 'request during a', 'b', 'request during b']);
});

it('gives the next turn to the caller that has taken the least time', async () => {
  const seen: string[] = [];
  const note = (item: string) => void seen.push(item);
  const slowly = (item: string) => {
    for (const end = performance.now() + 10; performance.now() < end;);
    note(item);
  };
  const failing = mapInTurns(['failing'], () => {
    throw new Error('no');
  });
  const results = [mapInTurns(['a', 'b', 'c'], slowly), mapInTurns(['d', 'e'], note)];
  await expect(failing).rejects.toThrow('no');
  await Promise.all(results);
  expect(seen).toEqual(['a', 'd', 'e', 'b', 'c']);
});

it('ends early when it is told to', async () => {
  const stopping = new AbortController();
  const seen: string[] = [];
  const mapping = mapInTurns(
    ['a', 'b'],
    (item) => {
      seen.push(item);
      stopping.abort();
    },
    stopping.signal,
  );
  await expect(mapping).rejects.toThrow('aborted');
  expect(seen).toEqual(['a']);
});
