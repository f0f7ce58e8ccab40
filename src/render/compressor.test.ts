import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BROTLI, GZIP } from './codings.ts';
import { createCompressor, MAX_KEPT } from './compressor.ts';

const bodyOf = (number: number) => Buffer.from(`page ${number}`);

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
    const { get, has } = createCompressor();
    const ask = (number: number) => get([bodyOf(number)], `digest ${number}`, GZIP);
    const isKept = (number: number) => has(`digest ${number}`, GZIP);
    const numbers = Array.from({ length: MAX_KEPT }, (_, number) => number);
    await Promise.all(numbers.map(ask));
    expect(numbers.filter(isKept)).toHaveLength(MAX_KEPT);

    await ask(0);
    await ask(MAX_KEPT);
    expect(isKept(MAX_KEPT)).toBe(true);
    expect(isKept(0)).toBe(true);
    expect([...numbers, MAX_KEPT].filter((number) => !isKept(number))).toEqual([1]);

    // An evicted body is compressed again and evicts the next one.
    expect(gunzipSync(await ask(1)).toString()).toBe('page 1');
    expect(isKept(2)).toBe(false);
  });
});
