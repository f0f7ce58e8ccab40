import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createCompressor, MAX_KEPT } from './encode.ts';

const bodyOf = (number: number) => Buffer.from(`page ${number}`);

describe('compressed pages', () => {
  it('are compressed once per content and encoding', async () => {
    const { get, has } = createCompressor();
    const pieces = [Buffer.from('one '), Buffer.from('page')];
    const [br, gzip] = [await get(pieces, 'digest', 'br'), await get(pieces, 'digest', 'gzip')];
    expect(brotliDecompressSync(br).toString()).toBe('one page');
    expect(gunzipSync(gzip).toString()).toBe('one page');
    expect(await get(pieces, 'digest', 'br')).toBe(br);
    expect(has('digest', 'gzip')).toBe(true);
    expect(has('another', 'br')).toBe(false);
  });

  it('are evicted least recently used first', async () => {
    const { get, has } = createCompressor();
    const ask = (number: number) => get([bodyOf(number)], `digest ${number}`, 'gzip');
    const isKept = (number: number) => has(`digest ${number}`, 'gzip');
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

  it('are compressed independently if they are sent once, one after the other and at the same time', async () => {
    const { once, has } = createCompressor();
    const texts = Array.from({ length: 9 }, (_, number) => `page ${number} `.repeat(1 + number * 9000));
    const compress = (text: string) => once([Buffer.from(text)], 'gzip');
    const inTurn: Buffer[] = [];
    for (const text of texts) inTurn.push(await compress(text));
    expect(inTurn.map((bytes) => gunzipSync(bytes).toString())).toEqual(texts);
    expect(await Promise.all(texts.map(compress))).toEqual(inTurn);
    expect(brotliDecompressSync(await once([Buffer.from('page')], 'br')).toString()).toBe('page');
    expect(has('page', 'gzip')).toBe(false);
  });
});
