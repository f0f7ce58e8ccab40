import { connect } from 'node:net';

export interface RawAnswer {
  /** `NaN` if there is none. */
  readonly status: number;
  /** By lowercase name; repeated headers are joined by commas. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

const LIMIT_MS = 30_000;

/** Sends raw bytes, and reads until the server closes the connection. All strings are latin1: one character per byte. */
export async function rawExchange(port: number, bytes: string): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1').setTimeout(LIMIT_MS);
  let received = '';
  socket.on('data', (data) => (received += String(data)));
  // An error is followed by `close`.
  socket.on('error', () => undefined).on('timeout', () => socket.destroy());
  socket.write(bytes, 'latin1');
  await new Promise((resolve) => socket.once('close', resolve));
  const end = received.indexOf('\r\n\r\n');
  const [first = '', ...lines] = received.slice(0, end).split('\r\n');
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]*):\s*(.*)$/.exec(line) ?? [];
    headers.set(name.toLowerCase(), [headers.get(name.toLowerCase()), value].filter(Boolean).join(', '));
  }
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]), headers, body: received.slice(end + 4) };
}
