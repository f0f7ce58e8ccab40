import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BROTLI, GZIP } from './codings.ts';
import { createCompressor } from './compressor.ts';

const KEPT = 16;
/** Of a body, as the compressor expects it. */
const BYTES = 20;
const bodyOf = (number: number) => Buffer.from(`page ${number}`.padEnd(100));

describe('compressed pages', () => {
  it('are compressed once per content and encoding', async () => {
    const { get, has } = createCompressor();
    const pieces = [Buffer.from('one '), Buffer.from('page')];
    const [br, gzip] = [await get(pieces, 'digest', BROTLI), await get(pieces, 'digest', GZIP)];
    expect(brotliDecompressSync(br).toString()).toBe('one page');
    expect(gunzipSync(gzip).toString()).toBe('one page');
    expect(await get(pieces, 'digest', BROTLI)).toBe(br);
    expect(has('digest', GZIP)).toBe(true);
    expect(has('another', BROTLI)).toBe(false);
  });

  it('are evicted least recently used first', async () => {
    const { get, has } = createCompressor(KEPT * BYTES);
    const ask = (number: number) => get([bodyOf(number)], `digest ${number}`, GZIP);
    const isKept = (number: number) => has(`digest ${number}`, GZIP);
    const numbers = Array.from({ length: KEPT }, (_, number) => number);
    await Promise.all(numbers.map(ask));
    expect(numbers.filter(isKept)).toHaveLength(KEPT);

    await ask(0);
    await ask(KEPT);
    expect(isKept(KEPT)).toBe(true);
    expect(isKept(0)).toBe(true);
    expect([...numbers, KEPT].filter((number) => !isKept(number))).toEqual([1]);

    // An evicted body is compressed again and evicts the next one.
    expect(
      gunzipSync(await ask(1))
        .toString()
        .trim(),
    ).toBe('page 1');
    expect(isKept(2)).toBe(false);
  });
});
