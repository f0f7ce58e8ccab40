import { expect, it } from 'vitest';
import { boundedText } from './gateway.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function* oneByOne(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  // Reuses one chunk: code that stores chunks without copying would read the last byte repeatedly.
  const chunk = new Uint8Array(1);
  for (const byte of bytes) {
    chunk[0] = byte;
    yield chunk;
  }
}

it('copies every chunk, also if it ends within a character', async () => {
  const text = 'Zelle für Zelle 蓄電池 🔋'.repeat(2000);
  const bytes = bytesOf(text);
  expect(await boundedText(oneByOne(bytes), bytes.length)).toBe(text);
});

it('rejects one byte more than the limit, and closes the source', async () => {
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
