/** The site cannot start because of its setup (missing or invalid files). The message says how to fix it. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}
