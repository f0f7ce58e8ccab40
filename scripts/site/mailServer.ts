import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface MailServer {
  readonly port: number;
  /** Mails that the server has accepted. */
  readonly mails: readonly Email[];
  readonly close: () => Promise<void>;
  /** Listens again, on the same port. */
  readonly open: () => Promise<void>;
}

/** What a server answers to a mail: undefined accepts it, an error refuses it, a promise that never settles hangs. */
export type AnswerToMail = (mail: Email) => Promise<Error | undefined>;

/** An SMTP answer other than 250. */
export function smtpError(responseCode: number, message = 'refused'): Error {
  return Object.assign(new Error(message), { responseCode });
}

/**
 * A real SMTP server on this machine, on a free port. Without a certificate it offers no TLS, unless an option sets it.
 */
export async function startMailServer(
  answer: AnswerToMail = () => Promise.resolve(undefined),
  options: SMTPServerOptions = {},
): Promise<MailServer> {
  const mails: Email[] = [];
  /** A server that was closed answers 421 for ever, so each time another one listens. */
  const listen = async (on: number): Promise<SMTPServer> => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: options.key ? [] : ['STARTTLS'],
      closeTimeout: 1,
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', async () => {
          const mail = await PostalMime.parse(Buffer.concat(chunks));
          const error = await answer(mail);
          if (!error) mails.push(mail);
          done(error);
        });
      },
      ...options,
    });
    // Clients that reset their connections.
    server.on('error', () => undefined);
    server.listen(on, '127.0.0.1');
    await once(server.server, 'listening');
    return server;
  };
  let server = await listen(0);
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    mails,
    open: async () => void (server = await listen(port)),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
