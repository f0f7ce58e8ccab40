import { once } from 'node:events';
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { SAMPLE_HOSTS } from '../../scripts/site/sampleNginx.ts';
import { DESKTOP } from './site.ts';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The body as text, decompressed. */
  readonly text: string;
}

export interface Session {
  /** Sends one request. @throws {Error} if the response is missing or incomplete */
  readonly ask: (path: string, headers?: Readonly<Record<string, string>>, body?: string) => Promise<Answer>;
  readonly close: () => void;
}

/** nginx closes a connection after 1,000 requests; this client reconnects earlier, as browsers do. */
const REQUESTS_A_CONNECTION = 900;

async function connection(port: number, host: string): Promise<ClientHttp2Session> {
  const session = connect(`https://127.0.0.1:${port}`, { servername: host, rejectUnauthorized: false });
  await once(session, 'connect');
  // Connection errors also fail the open requests, which report them.
  session.on('error', () => undefined);
  return session;
}

/** Connects to nginx over TLS and HTTP/2. */
export async function visitNginx(port: number, host = SAMPLE_HOSTS[0]): Promise<Session> {
  let current = await connection(port, host);
  let requests = 0;
  return {
    ask: async (path, headers = {}, body = '') => {
      requests += 1;
      if (requests % REQUESTS_A_CONNECTION === 0 || current.closed) {
        current.close();
        current = await connection(port, host);
      }
      const session = current;
      const stream = session.request({
        ':path': path,
        ':authority': host,
        'user-agent': DESKTOP,
        ...headers,
      });
      // Node has already ended the stream of a request without a body.
      if (body !== '') stream.end(body);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      const answered = once(stream, 'response');
      // A refused stream closes without an error event.
      const closed = once(stream, 'close').then(() =>
        Promise.reject(new Error(`${path}: incomplete response`)),
      );
      await Promise.race([Promise.all([answered, once(stream, 'end')]), closed]);
      closed.catch(() => undefined);
      const [responseHeaders]: IncomingHttpHeaders[] = await answered;
      const received = Buffer.concat(chunks);
      const length = responseHeaders?.['content-length'];
      if (length !== undefined && Number(length) !== received.length && headers[':method'] !== 'HEAD') {
        throw new Error(`${path}: ${received.length} of ${length} bytes`);
      }
      return {
        status: Number(responseHeaders?.[':status']),
        headers: responseHeaders ?? {},
        body: received,
        text: decompressed(received, responseHeaders?.['content-encoding']),
      };
    },
    close: () => current.close(),
  };
}

function decompressed(body: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  if (encoding === 'gzip') return gunzipSync(body).toString();
  return body.toString();
}
