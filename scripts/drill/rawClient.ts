import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  /** By lowercase name; repeated headers are joined by commas. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Response timeout. */
const LIMIT_MS = 30_000;

/**
 * HTTP client that sends raw bytes over a keep-alive connection, and reconnects after the server has closed it. All
 * strings are latin1: one character per byte.
 */
export class RawClient {
  readonly #port: number;
  #socket: Socket | undefined;
  #received = '';
  #wake: () => void = () => undefined;
  #isClosed = true;

  constructor(port: number) {
    this.#port = port;
  }

  /** @throws {Error} if there is no complete response within 30 s */
  async send(bytes: string, { hasBody = true } = {}): Promise<RawAnswer> {
    const socket = this.#isClosed ? this.#open() : this.#socket;
    this.#received = '';
    socket?.write(bytes, 'latin1');
    const limit = setTimeout(() => socket?.destroy(), LIMIT_MS);
    try {
      const answer = await this.#answer(hasBody);
      if (/close/i.test(answer.headers.get('connection') ?? '')) this.close();
      return answer;
    } finally {
      clearTimeout(limit);
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#socket?.destroy();
  }

  #open(): Socket {
    const socket = connect({ port: this.#port, host: '127.0.0.1', noDelay: true });
    socket.setEncoding('latin1');
    this.#socket = socket;
    this.#isClosed = false;
    const ended = () => {
      if (this.#socket === socket) this.#isClosed = true;
      this.#wake();
    };
    socket.on('data', (data) => {
      this.#received += String(data);
      this.#wake();
    });
    // An error is followed by `close`.
    socket.on('error', () => undefined).on('close', ended);
    return socket;
  }

  async #answer(hasBody: boolean): Promise<RawAnswer> {
    for (;;) {
      const answer = parseAnswer(this.#received, hasBody, this.#isClosed);
      if (answer) return answer;
      if (this.#isClosed)
        throw new Error(`incomplete response: ${JSON.stringify(this.#received.slice(0, 80))}`);
      const woken = Promise.withResolvers<void>();
      this.#wake = woken.resolve;
      await woken.promise;
    }
  }
}

/** Parses a response; undefined while it is incomplete. */
function parseAnswer(text: string, hasBody: boolean, isClosed: boolean): RawAnswer | undefined {
  const end = text.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]);
  const headers = new Map<string, string>();
  for (const line of lines) {
    const name = line.slice(0, line.indexOf(':')).toLowerCase();
    const value = line.slice(line.indexOf(':') + 1).trim();
    headers.set(name, [headers.get(name), value].filter(Boolean).join(', '));
  }
  const body = text.slice(end + 4);
  const length = headers.get('content-length');
  const isWhole =
    !hasBody ||
    status === 204 ||
    status === 304 ||
    (length === undefined
      ? isClosed || (headers.has('transfer-encoding') && body.endsWith('0\r\n\r\n'))
      : body.length >= Number(length));
  return isWhole ? { status, headers, body } : undefined;
}
