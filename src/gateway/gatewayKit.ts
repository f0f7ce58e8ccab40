import { expect, onTestFinished } from 'vitest';
import type { BlockReader } from './blockReader.ts';
import { GatewayError } from './gatewayError.ts';
import { createHttpGateway } from './httpGateway.ts';
import type { HttpGatewayOptions } from './httpGateway.ts';

/** A valid `detail` of the language block. */
export const languages = { list: [{ mark: 'en', show: 1 }] };

export function gatewayAt(url: string, options: Partial<HttpGatewayOptions> = {}): BlockReader {
  const gateway = createHttpGateway({ url, ...options });
  onTestFinished(() => gateway.close());
  return gateway;
}

/** The reason in the gateway's error message, without the URL. */
export async function faultAt(url: string, options: Partial<HttpGatewayOptions> = {}): Promise<string> {
  const error: unknown = await gatewayAt(url, options)
    .read('language', 'zh')
    .catch((reason: unknown) => reason);
  if (!(error instanceof GatewayError)) throw new Error(`expected a GatewayError, got ${String(error)}`);
  const where = `GET ${url}/vr-oa-service/public/blocks?slug=language&lang=zh: `;
  expect(error.message.slice(0, where.length)).toBe(where);
  return error.message.slice(where.length);
}
