const FIRST_CAPACITY = 16_384;

/**
 * Reads UTF-8 text of at most `maxBytes` bytes. Copies the chunks into one buffer that grows by doubling: with a list
 * of chunks, a body of one-byte chunks would take hundreds of times its size.
 *
 * @throws {Error} if the text exceeds the limit
 */
export async function boundedText(chunks: AsyncIterable<Uint8Array>, maxBytes: number): Promise<string> {
  let buffer = new Uint8Array(Math.min(FIRST_CAPACITY, maxBytes));
  let length = 0;
  for await (const chunk of chunks) {
    const needed = length + chunk.length;
    if (needed > maxBytes) throw new Error(`the body exceeds the size limit of ${maxBytes} bytes`);
    if (needed > buffer.length) {
      const larger = new Uint8Array(Math.min(Math.max(needed, buffer.length * 2), maxBytes));
      larger.set(buffer.subarray(0, length));
      buffer = larger;
    }
    buffer.set(chunk, length);
    length = needed;
  }
  return new TextDecoder().decode(buffer.subarray(0, length));
}
