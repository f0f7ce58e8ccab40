import type { AnswerReason } from '../middleware/reasons.ts';

interface HttpErrorOptions extends ErrorOptions {
  readonly isPublic?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  readonly reason?: AnswerReason;
}

/** An error that a visitor may see: its message is meant for them, in their language or the specification's words. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  /** Whether the message may be shown; else the words for the status are. */
  readonly isPublic: boolean;
  readonly headers: Readonly<Record<string, string>>;
  /** Which rule refused the request, for who wants to know why; none where the status says enough. */
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
 * Status of anything that was thrown: from `statusCode`, `status` or `response.status`; 500 where there is none that
 * makes sense (specification, section 8).
 */
export function statusOf(error: unknown): number {
  const status = statusCandidates(error).find(
    (value) => typeof value === 'number' && value >= 400 && value <= 599,
  );
  return typeof status === 'number' ? status : 500;
}

/** Where an error may hold its status, first things first. */
export function statusCandidates(error: unknown): unknown[] {
  return [field(error, 'statusCode'), field(error, 'status'), field(field(error, 'response'), 'status')];
}

export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
