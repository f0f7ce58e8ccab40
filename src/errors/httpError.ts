import type { AnswerReason } from '../request/reasons.ts';

interface HttpErrorOptions extends ErrorOptions {
  readonly isPublic?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  readonly reason?: AnswerReason;
}

/** An error with an HTTP status. Its message must not be confidential: the fallback page shows it in any case. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  /** Whether the error page shows the message; otherwise it shows a general text for the status. */
  readonly isPublic: boolean;
  readonly headers: Readonly<Record<string, string>>;
  /** The rule that rejected the request, for the log and debugging; `undefined` if the status says enough. */
  readonly reason: AnswerReason | undefined;

  /** @param status 400 to 599 */
  constructor(status: number, message: string, options: HttpErrorOptions = {}) {
    super(message, options);
    this.status = status;
    this.isPublic = options.isPublic ?? false;
    this.headers = options.headers ?? {};
    this.reason = options.reason;
  }
}

/**
 * HTTP status of any thrown value: the first valid one of `statusCode`, `status` and `response.status`, otherwise 500
 * (specification, section 8).
 */
export function statusOf(error: unknown): number {
  const status = statusCandidates(error).find(
    (value) => typeof value === 'number' && value >= 400 && value <= 599,
  );
  return typeof status === 'number' ? status : 500;
}

/** The values that may be an error's status, in order of precedence. */
export function statusCandidates(error: unknown): unknown[] {
  return [field(error, 'statusCode'), field(error, 'status'), field(field(error, 'response'), 'status')];
}

export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
