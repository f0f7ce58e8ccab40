/** The gateway gave no usable answer. The message names the address asked and what was wrong. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
}
