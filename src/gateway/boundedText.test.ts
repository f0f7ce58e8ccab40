import { expect, it } from 'vitest';
import { boundedText } from './boundedText.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function* oneByOne(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  // The same chunk each time: whoever keeps chunks instead of copying them reads the last byte over and over.
  const chunk = new Uint8Array(1);
  for (const byte of bytes) {
    chunk[0] = byte;
    yield chunk;
  }
}

it('copies every chunk, also where one ends within a character', async () => {
  const text = 'Zelle für Zelle 蓄電池 🔋'.repeat(2000);
  const bytes = bytesOf(text);
  expect(await boundedText(oneByOne(bytes), bytes.length)).toBe(text);
});

it('refuses one byte more than the limit, and ends the source', async () => {
  let isEnded = false;
  async function* endless(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) yield bytesOf('x'.repeat(10));
    } finally {
      isEnded = true;
    }
  }
  await expect(boundedText(endless(), 99)).rejects.toThrow('the body exceeds the size limit of 99 bytes');
  expect(isEnded).toBe(true);
});

it('reads an empty body', async () => {
  expect(await boundedText(oneByOne(new Uint8Array()), 10)).toBe('');
});
