import { once } from 'node:events';
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { SAMPLE_HOSTS } from './sampleNginx.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The body as text, decompressed. */
  readonly text: string;
}

export interface Session {
  /**
   * Sends one request.
   *
   * @throws {NoAnswer} if the connection ended before a response began
   * @throws {Error} if the response is incomplete
   */
  readonly ask: (path: string, headers?: Readonly<Record<string, string>>, body?: string) => Promise<Answer>;
  readonly close: () => void;
}

interface SessionOptions {
  readonly host?: string;
  /** Accepted certificates (PEM); by default, any is accepted. */
  readonly certificates?: readonly string[];
  /** The visitor's address, one of 127.0.0.0/8. */
  readonly localAddress?: string;
}

/** No part of a response arrived. */
export class NoAnswer extends Error {
  /** The connection had answered requests before: a browser then sends the request again over a new one. */
  readonly isResendable: boolean;

  constructor(path: string, isResendable: boolean, cause: unknown) {
    super(`${path}: no response (${String(cause)})`, { cause });
    this.isResendable = isResendable;
  }
}

/** nginx closes a connection after 1,000 requests; this client reconnects earlier, as browsers do. */
const REQUESTS_A_CONNECTION = 900;
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

/** Connects to nginx over TLS and HTTP/2. */
export async function visitNginx(port: number, options: SessionOptions = {}): Promise<Session> {
  const { host = SAMPLE_HOSTS[0] } = options;
  let current = await connection(port, { ...options, host });
  let requests = 0;
  return {
    ask: async (path, headers = {}, body = '') => {
      if (requests === REQUESTS_A_CONNECTION || current.closed) {
        current.close();
        current = await connection(port, { ...options, host });
        requests = 0;
      }
      requests += 1;
      const isResendable = requests > 1;
      const session = current;
      let hasBegun = false;
      try {
        const stream = session.request({
          ':path': path,
          ':authority': host,
          'user-agent': USER_AGENT,
          ...headers,
        });
        // Node has already ended the stream of a request without a body.
        if (body !== '') stream.end(body);
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.once('response', () => (hasBegun = true));
        const answered = once(stream, 'response');
        // A refused stream closes without an error event.
        const closed = once(stream, 'close').then(() => Promise.reject(new Error('incomplete response')));
        closed.catch(() => undefined);
        await Promise.race([Promise.all([answered, once(stream, 'end')]), closed]);
        const [responseHeaders]: IncomingHttpHeaders[] = await answered;
        const received = Buffer.concat(chunks);
        const length = responseHeaders?.['content-length'];
        if (length !== undefined && Number(length) !== received.length && headers[':method'] !== 'HEAD')
          throw new Error(`${received.length} of ${length} bytes`);
        return {
          status: Number(responseHeaders?.[':status']),
          headers: responseHeaders ?? {},
          body: received,
          text: decompressed(received, responseHeaders?.['content-encoding']),
        };
      } catch (error) {
        if (!hasBegun) throw new NoAnswer(path, isResendable, error);
        throw new Error(`${path}: ${String(error)}`, { cause: error });
      }
    },
    close: () => current.close(),
  };
}

async function connection(
  port: number,
  { host, certificates, ...options }: SessionOptions & { readonly host: string },
): Promise<ClientHttp2Session> {
  const session = connect(`https://127.0.0.1:${port}`, {
    servername: host,
    rejectUnauthorized: certificates !== undefined,
    ...(certificates && { ca: [...certificates] }),
    ...options,
  });
  await once(session, 'connect');
  // Connection errors also fail the open requests, which report them.
  session.on('error', () => undefined);
  return session;
}

function decompressed(body: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  if (encoding === 'gzip') return gunzipSync(body).toString();
  return body.toString();
}
