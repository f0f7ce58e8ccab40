import type { AnswerReason } from '../request/reasons.ts';

interface HttpErrorOptions extends ErrorOptions {
  readonly isPublic?: boolean;
  readonly instead?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly reason?: AnswerReason;
}

/** An error with an HTTP status. Its message must not be confidential: the fallback page shows it in any case. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  /** Whether the error page shows the message; otherwise it shows a general text for the status. */
  readonly isPublic: boolean;
  /** English desktop path of the page that tells what there is instead. */
  readonly instead: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** The rule that rejected the request, for the log and debugging; `undefined` if the status says enough. */
  readonly reason: AnswerReason | undefined;

  /** @param status 400 to 599 */
  constructor(status: number, message: string, options: HttpErrorOptions = {}) {
    super(message, options);
    this.status = status;
    this.isPublic = options.isPublic ?? false;
    this.instead = options.instead;
    this.headers = options.headers ?? {};
    this.reason = options.reason;
  }
}

/** HTTP status of any thrown value, by default 500. */
export function statusOf(error: unknown): number {
  return statusWhere(error, (status) => status >= 400 && status <= 599) ?? 500;
}

/** The first valid one of `statusCode`, `status` and `response.status` (specification, section 8). */
export function statusWhere(error: unknown, isValid: (status: number) => boolean): number | undefined {
  return [field(error, 'statusCode'), field(error, 'status'), field(field(error, 'response'), 'status')].find(
    (status): status is number => typeof status === 'number' && isValid(status),
  );
}

export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
