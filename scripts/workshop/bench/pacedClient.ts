import { once } from 'node:events';
import { connect } from 'node:net';

/** A client of one keep-alive connection. It costs as little CPU as possible, because it shares the server's machine. */
export interface PacedClient {
  /** Sends raw bytes once the previous response is complete. */
  readonly send: (request: string) => void;
  readonly close: () => void;
}

const HEAD_END = '\r\n\r\n';
const HEAD = /^HTTP\/1\.1 200 [^]*\r\ncontent-length: (\d+)\r\n/i;

/**
 * Connects. Only counts the bytes of the bodies.
 *
 * @param answered called after each complete response
 * @param failed called if the connection breaks, or a response is not 200 or has no `Content-Length`
 */
export async function createPacedClient(
  port: number,
  answered: () => void,
  failed: (fault: Error) => void,
): Promise<PacedClient> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  /** Start of a response whose head is incomplete. */
  let start = '';
  /** Missing bytes of the body. */
  let missing = 0;
  socket.on('data', (data) => {
    let body = data.length;
    if (missing === 0) {
      const text = start + data.toString('latin1');
      const end = text.indexOf(HEAD_END);
      if (end === -1) {
        start = text;
        return;
      }
      start = '';
      const length = HEAD.exec(text.slice(0, end + HEAD_END.length))?.[1];
      if (length === undefined) {
        socket.destroy(new Error(`Unexpected response: ${text.slice(0, 200)}`));
        return;
      }
      missing = Number(length);
      body = text.length - end - HEAD_END.length;
    }
    missing -= body;
    if (missing === 0) answered();
  });
  let isClosed = false;
  socket.on('error', failed).on('close', () => {
    if (!isClosed) failed(new Error('The server closed a connection'));
  });
  return {
    send: (request) => socket.write(request, 'latin1'),
    close: () => {
      isClosed = true;
      socket.destroy();
    },
  };
}
