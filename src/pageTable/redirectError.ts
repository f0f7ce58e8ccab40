/** Thrown by a page to answer with a redirect. */
export class RedirectError extends Error {
  override readonly name = 'RedirectError';
  readonly status: number;
  readonly location: string;

  /** @param location path in the language and layout of the request */
  constructor(location: string, status = 303) {
    super(`Redirect to ${location}`);
    this.location = location;
    this.status = status;
  }
}
