/** What keeps the site from starting and can be mended by whoever starts it: the message says how. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}
