/** The gateway returned no usable response. The message contains the URL and the reason. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
}
