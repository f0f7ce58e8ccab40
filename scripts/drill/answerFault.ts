import type { Answer } from '../site/visitNginx.ts';

/** What a visitor must get. */
export interface Expected {
  readonly status: number;
  /** Start of the content type. */
  readonly type?: string;
  /** Parts that the body must contain. */
  readonly contains?: readonly string[];
  /** How a complete body ends. */
  readonly ends?: string;
  readonly location?: string;
}

type Received = Pick<Answer, 'status' | 'headers' | 'text'>;

/** @returns what a visitor would notice about an answer; undefined if it is as expected */
export function answerFault({ status, headers, text }: Received, expected: Expected): string | undefined {
  const { type = '', contains = [], ends = '', location } = expected;
  if (status !== expected.status) return `status ${status} instead of ${expected.status}`;
  const received = headers['content-type'] ?? '';
  if (!received.startsWith(type)) return `content type ${received} instead of ${type}`;
  if (location !== undefined && headers.location !== location)
    return `leads to ${headers.location} instead of ${location}`;
  if (!text.trimEnd().endsWith(ends)) return `ends with ${JSON.stringify(text.slice(-40))}`;
  const missing = contains.find((part) => !text.includes(part));
  return missing === undefined ? undefined : `does not contain ${JSON.stringify(missing)}`;
}
