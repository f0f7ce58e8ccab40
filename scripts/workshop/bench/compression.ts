import { hash } from 'node:crypto';
import { BROTLI } from '../../../src/render/codings.ts';
import { createCompressor } from '../../../src/render/compressor.ts';

const TIMES = 200;

/**
 * Measures compressing a page every time (`each`) against finding it in the compressor's cache (`kept`). Both include
 * the digest that serves as cache key.
 *
 * @returns CPU ms per page
 */
export async function compressionCost(
  body: Buffer,
): Promise<{ readonly each: number; readonly kept: number }> {
  const { get } = createCompressor();
  const cost = async (digestOf: (turn: number) => string) => {
    const before = process.cpuUsage();
    for (let turn = 0; turn < TIMES; turn += 1) await get([body], digestOf(turn), BROTLI);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / TIMES;
  };
  const own = () => hash('sha1', body, 'base64url');
  await cost(own);
  return { each: await cost((turn) => `${own()} ${turn}`), kept: await cost(own) };
}
